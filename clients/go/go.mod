module croupier.example/croupier

go 1.24
