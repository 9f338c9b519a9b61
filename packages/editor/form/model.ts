import type { Language } from "@site/ground/language/languages.ts";
import { nth } from "@site/typed";
import type { Path } from "./entries.ts";
import { areWords, isObject, isText, plainSchema, type Schema, variantOf, variantsOf } from "./schema.ts";

/** A value on one side of the form: in a language's own file, or in a language's part of a shared file. */
export type Side = { language?: Language; path: Path; value: unknown; absent?: boolean };

type Base = { key: string; sides: Side[]; required: boolean };
export type Field = Base & {
  is: "field";
  control: "line" | "text" | "select" | "number" | "yes-no" | "date" | "code" | "fixed";
  /** True if there is one value for both languages. */
  shared: boolean;
  min?: number;
  max?: number;
  options?: string[];
};
export type Group = Base & { is: "group"; fields: Node[] };
export type List = Base & { is: "list"; items: Node[]; fixed: boolean; min?: number; max?: number };
export type Entries = Base & { is: "entries"; entries: Node[]; open: boolean };
export type Choice = Base & { is: "choice"; variants: string[]; chosen: number; node: Node };
export type ApartNode = Base & { is: "apart"; nodes: Node[] };
export type Node = Field | Group | List | Entries | Choice | ApartNode;

/** Makes the form of a value. A field that both languages have is one node. */
export function modelOf(key: string, schema: Schema, sides: Side[], required = true): Node {
  const there = sides.filter(({ value }) => value !== undefined);
  const variants = variantsOf(schema);
  const base = { key, sides, required };
  if (variants && !areWords(variants)) {
    const chosen = new Set(there.map(({ value }) => variantOf(variants, value)));
    if (chosen.size > 1) return apart(base, schema);
    const [at = 0] = chosen;
    const node = modelOf(key, nth(variants, at), sides, required);
    return { ...base, is: "choice", variants: variants.map(nameOfVariant), chosen: there.length > 0 ? at : -1, node };
  }
  const shapes = new Set(there.map(({ value }) => shapeOf(value)));
  if (shapes.size > 1) return apart(base, schema);
  const [shape = shapeOf(undefined, schema)] = shapes;
  const own = plainSchema(schema, there[0]?.value);
  if (shape === "list") return list(base, own);
  if (shape === "object") return own.properties || !own.type ? group(base, own) : entries(base, own);
  return field(base, own, variants);
}

const apart = (base: Base, schema: Schema): ApartNode => ({
  ...base,
  is: "apart",
  nodes: base.sides.map((side) => modelOf(base.key, schema, [side], base.required)),
});

const shapeOf = (value: unknown, { type, properties }: Schema = {}) =>
  Array.isArray(value) || type === "array"
    ? "list"
    : isObject(value) || properties || type === "object"
      ? "object"
      : "field";

/** Returns the name of a variant: its fixed word, the word of its fixed field, or its type. */
function nameOfVariant({ properties = {}, const: word, type = "" }: Schema): string {
  const kind = Object.values(properties).find((each) => "const" in each && each.type === "string");
  return String(word ?? kind?.const ?? type);
}

function childIn(value: unknown, key: string | number): Pick<Side, "value" | "absent"> {
  const isThere = isObject(value) || Array.isArray(value);
  return { value: isThere ? Reflect.get(value, key) : undefined, absent: !(isThere && Object.hasOwn(value, key)) };
}

const childOf = (sides: Side[], key: string | number): Side[] =>
  sides
    .filter(({ value }) => value !== undefined)
    .map(({ language, path, value }) => ({
      language,
      path: [...path, key],
      ...childIn(value, key),
    }));

function group(base: Base, schema: Schema): Group {
  const { properties = {}, required = [] } = schema;
  const [only] = base.sides;
  if (only?.value !== undefined && base.sides.length === 1 && !only.language && isBilingual(schema))
    return bilingual(base, schema, only);
  const isThere = base.sides.some(({ value }) => value !== undefined);
  const own = new Map(isThere ? Object.entries(properties) : []);
  const others = keysIn(base.sides).filter((key) => !own.has(key));
  return {
    ...base,
    is: "group",
    fields: [
      ...[...own].map(([key, each]) => modelOf(key, each, childOf(base.sides, key), required.includes(key))),
      ...others.map((key) =>
        modelOf(
          key,
          {},
          childOf(base.sides, key).filter(({ absent }) => !absent),
        ),
      ),
    ],
  };
}

/** Tells whether a value in a shared file is a field in both languages: `{ en, ar }`. */
const isBilingual = ({ properties = {} }: Schema) =>
  Boolean(properties.en && properties.ar && properties.en.type !== "array");

function bilingual(
  base: Base,
  { properties: { en = {}, ...others } = {}, required = [] }: Schema,
  { path, value }: Side,
): Group {
  const part = (language: Language): Side => {
    return { path: [...path, language], ...childIn(value, language), language };
  };
  const both = modelOf(base.key, en, [part("en"), part("ar")]);
  const rest = Object.entries(others).filter(([key]) => key !== "ar");
  const fields = rest.map(([key, each]) => modelOf(key, each, childOf(base.sides, key), required.includes(key)));
  return { ...base, is: "group", fields: [...fields, both] };
}

const keysIn = (sides: Side[]) => [...new Set(sides.flatMap(({ value }) => Object.keys(value ?? {})))];

function list(base: Base, { items, prefixItems, minItems, maxItems }: Schema): List {
  const length = Math.max(0, ...base.sides.map(({ value }) => (Array.isArray(value) ? value.length : 0)));
  const of = (at: number) => prefixItems?.[at] ?? (items || {});
  const rows = Array.from({ length }, (_, at) =>
    modelOf(
      String(at),
      of(at),
      childOf(base.sides, at).filter(({ absent }) => !absent),
    ),
  );
  return { ...base, is: "list", items: rows, fixed: prefixItems !== undefined, min: minItems, max: maxItems };
}

function entries(base: Base, { additionalProperties, propertyNames }: Schema): Entries {
  const below = keysIn(base.sides).map((key) =>
    modelOf(
      key,
      additionalProperties || {},
      childOf(base.sides, key).filter(({ absent }) => !absent),
    ),
  );
  return { ...base, is: "entries", entries: below, open: !propertyNames?.enum };
}

function field(base: Base, schema: Schema, variants: Schema[] | undefined): Field {
  const text = isText(schema) || (schema.type === undefined && typeof base.sides[0]?.value === "string");
  const [first] = base.sides;
  const alike = base.sides.every(({ value, path }) => value === first?.value && path[0] !== "shared");
  const own: Field = { ...base, is: "field", control: "code", shared: !text && alike && base.sides.length > 1 };
  const { minLength: min, maxLength: max } = schema;
  if (variants) return own;
  if ("const" in schema && base.required) return { ...own, control: "fixed" };
  if (schema.enum) return { ...own, control: "select", options: schema.enum };
  if (schema.type === "boolean" || typeof first?.value === "boolean")
    return { ...own, control: "yes-no", ...("const" in schema && { options: [String(schema.const)] }) };
  if (schema.type === "integer" || schema.type === "number" || typeof first?.value === "number")
    return { ...own, control: "number" };
  if (schema.format === "date") return { ...own, control: "date" };
  if (first?.value === null) return { ...own, control: "fixed" };
  return text ? { ...own, control: schema.isLine ? "line" : "text", min, max } : { ...own, min, max };
}
