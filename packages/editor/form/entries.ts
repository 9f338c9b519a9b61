/** The side of a form (a language's file, or the one file of both), followed by the keys below it. */
export type Path = (string | number)[];
/** Text; text that may be missing; number; yes or no; a fixed value; the beginnings of groups and lists. */
const codes = ["s", "o", "n", "b", "=", "{}", "[]"] as const;
type Code = (typeof codes)[number];

export class BadForm extends Error {
  override name = "BadForm";
}

/** A field's name in the form, made from its kind and its place. */
export const nameOf = (code: Code, path: Path) => JSON.stringify([code, ...path]);

/** Merges several sides that have the same rest. */
export const jointPath = (paths: Path[]): Path => [paths.map(([side]) => side).join("+"), ...(paths[0] ?? []).slice(1)];

type Sides = Record<string, unknown>;

/** Reads the fields of the form into the shape of the files. */
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

/** These keys belong to every object, so a content file may not have them. */
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
