import { z } from "zod";
import { BadForm, isKey, type Path } from "./entries.ts";
import { isObject, plainSchema, type Schema, schemaBelow, skeleton, variantsOf } from "./schema.ts";

const paths = z.array(z.array(z.union([z.string(), z.int()])).min(1));
/** The action of a button in the form, and the places to which the action applies. */
const operation = z.union([
  z.tuple([z.enum(["add", "fill", "remove"]), paths]),
  z.tuple([z.enum(["move", "vary"]), paths, z.int()]),
  z.tuple([z.literal("put"), paths, z.string().trim()]),
  z.tuple([z.literal("split"), z.string()]),
]);
type SentOperation = z.infer<typeof operation>;
export type Operation = Exclude<SentOperation, ["split", string]>;

/** Reads the value of the pressed button. */
export function parseOperation(text: string): SentOperation {
  const result = operation.safeParse(JSON.parse(text));
  if (!result.success) throw new BadForm("there is no such button");
  if (result.data[0] !== "split" && !result.data[1].flat().every(isKey)) throw new BadForm("there is no such place");
  return result.data;
}

type Values = Record<string, unknown>;
type Holder = Record<string | number, unknown>;

/** Returns the values after a button was pressed. Nothing is written to a file. */
export function applyOperation(operation: Operation, values: Values, schema: Schema): Values {
  const copy = structuredClone(values);
  for (const path of operation[1]) perform(operation, path, copy, schema);
  return copy;
}

function perform(operation: Operation, path: Path, values: Values, schema: Schema) {
  const { holder, key, at, own } = placeOf(path, values, schema);
  const [what, , argument] = operation;
  if (what === "remove") Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key];
  else if (what === "move") move(holder, Number(key), Number(argument));
  else if (what === "vary") holder[key] = varied(own, Number(argument), at);
  else if (what === "put") putIn(at, named(String(argument), plainSchema(own, at)), skeleton(schemaBelow(own, at, "")));
  else if (what === "fill") holder[key] = filled(own);
  else if (Array.isArray(at)) at.push(skeleton(schemaBelow(own, at, at.length)));
}

function placeOf(path: Path, values: Values, schema: Schema) {
  const [side = "", ...keys] = path;
  let [holder, key, own]: [Holder, string | number, Schema] = [values, side, schema];
  for (const next of keys) {
    const at: unknown = holder[key];
    if (typeof at !== "object" || at === null) throw new BadForm("there is no such place in the form");
    own = schemaBelow(own, at, next);
    [holder, key] = [at as Holder, next];
  }
  return { holder, key, at: holder[key], own };
}

function move(holder: Holder, from: number, by: number) {
  if (!Array.isArray(holder) || from + by < 0 || from + by >= holder.length) return;
  holder.splice(from + by, 0, ...holder.splice(from, 1));
}

/** Returns the value of a group or list that is added. A new list begins with one item. */
function filled(schema: Schema) {
  const own = plainSchema(schema, undefined);
  const value = skeleton(own);
  return Array.isArray(value) && value.length === 0 && own.items ? [skeleton(own.items)] : value;
}

/** Returns a value of another variant. It keeps the fields that both variants have. */
function varied(schema: Schema, place: number, old: unknown) {
  const variant = variantsOf(schema)?.[place];
  if (!variant) throw new BadForm("there is no such kind");
  const fresh = skeleton(variant);
  if (!isObject(fresh) || !isObject(old)) return fresh;
  const fixed = (key: string) => "const" in (variant.properties?.[key] ?? {});
  const kept = Object.entries(old).filter(
    ([key, value]) => variant.properties?.[key] && !fixed(key) && typeof value === typeof fresh[key],
  );
  return { ...fresh, ...Object.fromEntries(kept) };
}

/** If a name may only have small letters and hyphens, the typed name is changed to this form. */
function named(name: string, { propertyNames }: Schema) {
  const fits = propertyNames?.pattern === undefined || new RegExp(propertyNames.pattern).test(name);
  return fits ? name : name.toLowerCase().replaceAll(/[\s_]+/g, "-");
}

const isName = (name: string) => name.trim() !== "" && name !== "__proto__";

function putIn(at: unknown, name: string, value: unknown) {
  if (!isObject(at) || !isName(name) || Object.hasOwn(at, name)) throw new BadForm("needs a name of its own");
  at[name] = value;
}
