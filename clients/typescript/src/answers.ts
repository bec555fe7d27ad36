import { SHAPES } from "./generated/shapes.gen.js";

/** What this version of the client knows of a type: the values of an enum, the members of a union, or fields. */
export type Shape =
  | { values: string[] }
  | { tag: string; members: Record<string, string> }
  | { fields: Record<string, string> };

type Fields = Record<string, unknown>;

/** An answer has a value or a tag that this version of the client does not know; the server is probably newer. */
export class DecodingError extends Error {
  override readonly name = "DecodingError";
}

/** Returns what sees that an answer of a type holds no unknown values and tags; unknown fields are left aside. */
export function answering(type: string): (answer: unknown) => Promise<void> {
  return async (answer) => check(type, answer, "");
}

/** Throws a `DecodingError` if a value of a kind (a type, or with `[]` a list of them) holds what is not known. */
export function check(kind: string, value: unknown, at: string): void {
  if (value === null || value === undefined) return;
  if (kind.endsWith("[]")) {
    for (const [place, item] of (value as unknown[]).entries()) check(kind.slice(0, -2), item, `${at}/${place}`);
  } else {
    checkOne(kind, SHAPES[kind] as Shape, value, at);
  }
}

function checkOne(type: string, shape: Shape, value: unknown, at: string): void {
  if ("values" in shape) {
    if (!shape.values.includes(value as string)) throw unknown(type, value, at);
  } else {
    checkFields(type, shape, value as Fields, at);
  }
}

function checkFields(type: string, shape: Exclude<Shape, { values: string[] }>, value: Fields, at: string): void {
  if ("tag" in shape) {
    const member = Object.entries(shape.members).find(([tag]) => tag === value[shape.tag]);
    if (!member) throw unknown(type, value[shape.tag], `${at}/${shape.tag}`);
    check(member[1], value, at);
  } else {
    for (const [name, kind] of Object.entries(shape.fields)) check(kind, value[name], `${at}/${name}`);
  }
}

function unknown(type: string, value: unknown, at: string): DecodingError {
  return new DecodingError(`${type} has no ${JSON.stringify(value)}; it is at "${at}" of the answer.`);
}
