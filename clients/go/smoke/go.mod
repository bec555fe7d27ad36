// The smoke test; a module of its own, so that it tests the client as its users get it.
module croupier.example/croupier/smoke

go 1.24

require croupier.example/croupier v0.1.0

replace croupier.example/croupier => ../
