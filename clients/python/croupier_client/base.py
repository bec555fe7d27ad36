"""What all messages have in common."""

import msgspec


class Model(msgspec.Struct, frozen=True):
    """A message. Fields that this version of the client does not know are left aside."""
