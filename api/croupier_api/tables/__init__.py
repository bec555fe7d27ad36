"""Sealed tables: a match that its players carry as a token, which they can neither read nor alter."""
