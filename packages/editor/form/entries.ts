/**
 * The place of a value in a form: first its side (a language, or "shared" for a file of both languages), then the keys that lead to the
 * value.
 */
export type Path = (string | number)[];
/**
 * The codes for kinds of values: text, text that may be missing, number, yes or no, a fixed value, the beginning of a group, the beginning
 * of a list.
 */
const codes = ["s", "o", "n", "b", "=", "{}", "[]"] as const;
type Code = (typeof codes)[number];

export class BadForm extends Error {
  override name = "BadForm";
}

/** Returns the name of a field in the form. It is made from the kind of the value and its place. */
export const nameOf = (code: Code, path: Path) => JSON.stringify([code, ...path]);

/** Merges the paths of several sides into one path. All their keys after the side must be equal. */
export const jointPath = (paths: Path[]): Path => [paths.map(([side]) => side).join("+"), ...(paths[0] ?? []).slice(1)];

type Sides = Record<string, unknown>;

/** Reads the fields of a sent form into values with the structure of the files. */
export function valuesFrom(entries: Iterable<[name: string, value: string]>): Sides {
  const sides: Sides = {};
  for (const [name, value] of entries) {
    if (!name.startsWith("[")) continue;
    const [code, side, ...keys] = parsed(name);
    for (const each of String(side).split("+")) put(sides, [each, ...keys], read(code as Code, value));
  }
  return sides;
}

function parsed(name: string): Path {
  try {
    const path: unknown = JSON.parse(name);
    if (Array.isArray(path) && path.length > 1 && codes.includes(path[0]) && path.every(isKey)) return path;
  } catch {}
  throw new BadForm(`no field is called ${name.slice(0, 80)}`);
}

/** A content file may not have these keys, because every JavaScript object has them. */
const forbidden = ["__proto__", "constructor", "prototype"];
export const isKey = (key: unknown) =>
  (typeof key === "string" && !forbidden.includes(key)) || (Number.isInteger(key) && Number(key) >= 0);

const nothing = Symbol("nothing");

function read(code: Code, value: string): unknown {
  const text = value.replaceAll("\r\n", "\n");
  if (code === "s") return text;
  if (code === "o") return text === "" ? nothing : text;
  if (code === "n") return text.trim() === "" ? nothing : Number.isNaN(Number(text)) ? text : Number(text);
  if (code === "b") return text === "" ? nothing : text === "true";
  if (code === "=") return JSON.parse(text);
  return code === "{}" ? {} : [];
}

function put(sides: Sides, path: Path, value: unknown) {
  if (value === nothing) return;
  let at: Record<string | number, unknown> = sides;
  for (const key of path.slice(0, -1)) {
    const next = at[key];
    if (typeof next !== "object" || next === null) throw new BadForm(`the form lacks ${JSON.stringify(path)}`);
    at = next as typeof at;
  }
  const last = path.at(-1) as string | number;
  if (Array.isArray(at) && (typeof last !== "number" || last > at.length)) throw new BadForm("a list has no such item");
  if (!(last in at)) at[last] = value;
}
