"""The HTTP service: it speaks for the engine and keeps no state."""
