"""What several emitters ask of a call: what its body is made of, and the argument for a seat's key."""

from document import Document, Field, Operation, Scalar, Struct


def structure(document: Document, name: str) -> Struct:
    """Return a struct by its name.

    Raises:
        TypeError: The name is that of another kind of component.
    """
    component = document.by_name[name]
    if not isinstance(component, Struct):
        raise TypeError(f"{name} is no struct.")
    return component


def body_fields(document: Document, operation: Operation) -> tuple[Field, ...]:
    """Return what the body of a call is made of; nothing where it has none."""
    return () if operation.body is None else structure(document, operation.body).fields


def bearer(operation: Operation) -> tuple[Field, ...]:
    """Return the argument for the key of a seat, if the call takes one."""
    if operation.bearer == "none":
        return ()
    required = operation.bearer == "required"
    text = "Key of the seat." if required else "Key of the seat; without it spectators' eyes."
    return (Field("key", Scalar("string"), text, required=required),)
