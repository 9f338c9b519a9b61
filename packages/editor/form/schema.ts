import { nth } from "@site/typed";
import { z } from "zod";

/** The parts of a JSON Schema that the editor reads. */
export type Schema = {
  type?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | false;
  propertyNames?: Schema;
  items?: Schema | false;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  /** True for text of one line. */
  isLine?: boolean;
  /** True for text with a pattern of its own, such as an address. */
  isCode?: boolean;
};

const known = new WeakMap<z.ZodType, Schema>();

/**
 * Returns the schema of a file's fields. `line` is the site's schema for a line of text. A file without a schema is shown without any
 * rules.
 */
export function schemaOf(schema: z.ZodType | undefined, line: z.ZodType, hasBody: boolean): Schema {
  if (!schema) return {};
  const made = known.get(schema) ?? jsonSchemaOf(schema, line);
  known.set(schema, made);
  if (!hasBody) return made;
  const body: Schema = { type: "string", minLength: 1 };
  return { ...made, properties: { ...made.properties, body }, required: [...(made.required ?? []), "body"] };
}

function jsonSchemaOf(schema: z.ZodType, line: z.ZodType): Schema {
  const ofLines = patternsOf(z.toJSONSchema(line));
  return z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override({ jsonSchema }) {
      if (jsonSchema.type !== "string") return;
      const patterns = patternsOf(jsonSchema);
      if (patterns.some((pattern) => ofLines.includes(pattern))) jsonSchema.isLine = true;
      if (patterns.some((pattern) => !ofLines.includes(pattern))) jsonSchema.isCode = true;
    },
  }) as Schema;
}

const patternsOf = ({ pattern, allOf = [] }: Pick<z.core.JSONSchema.JSONSchema, "pattern" | "allOf">) => [
  ...(pattern ? [pattern] : []),
  ...allOf.flatMap((part) => part.pattern ?? []),
];

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const variantsOf = ({ anyOf, oneOf }: Schema) => anyOf ?? oneOf;

/**
 * Finds the variant that fits a value, by its type and by the fields that distinguish the variants. Returns the first variant if none fits.
 */
export const variantOf = (variants: Schema[], value: unknown) =>
  Math.max(
    0,
    variants.findIndex((variant) => fits(variant, value)),
  );

function fits(schema: Schema, value: unknown): boolean {
  if ("const" in schema) return schema.const === value;
  if (schema.properties || schema.type === "object") return isObject(value) && hasFixed(schema, value);
  if (schema.type === "array") return Array.isArray(value);
  return schema.type === undefined || schema.type === (typeof value === "number" ? "number" : typeof value);
}

/**
 * Returns a schema without unions and intersections: merges the parts of an intersection, and replaces a union by the variant that fits the
 * value.
 */
export function plainSchema(schema: Schema, value: unknown): Schema {
  const parts = schema.allOf?.filter((part) => part.type || part.properties);
  if (parts && parts.length > 0)
    return plainSchema(Object.assign({}, ...parts.map((part) => plainSchema(part, value))), value);
  const variants = variantsOf(schema);
  return variants ? plainSchema(nth(variants, variantOf(variants, value)), value) : schema;
}

const hasFixed = ({ properties = {}, required = [] }: Schema, value: Record<string, unknown>) =>
  required.every((key) => !("const" in (properties[key] ?? {})) || properties[key]?.const === value[key]);

/** Returns the schema of the value below a key. */
export function schemaBelow(schema: Schema, value: unknown, key: string | number): Schema {
  const own = plainSchema(schema, value);
  return own.properties?.[key] ?? own.prefixItems?.[Number(key)] ?? (own.items || own.additionalProperties || {});
}

/** True if every variant is a word. Then one field can hold all of them. */
export const areWords = (variants: Schema[]) => variants.every(({ type, enum: words }) => type === "string" || words);

/**
 * Tells whether a value is text, which differs between the languages. A word from a list, a date, a page or a number is the same in both
 * languages.
 */
export const isText = (schema: Schema) =>
  schema.type === "string" && !schema.enum && !("const" in schema) && !schema.format && !schema.isCode;

/** Returns the smallest new value: it has all required fields, and they are empty. */
export function skeleton(schema: Schema): unknown {
  const own = plainSchema(schema, undefined);
  if ("const" in own) return own.const;
  if (own.prefixItems) return own.prefixItems.map(skeleton);
  if (own.type === "array") return Array.from({ length: own.minItems ?? 0 }, () => skeleton(own.items || {}));
  if (own.properties)
    return Object.fromEntries((own.required ?? []).map((key) => [key, skeleton(own.properties?.[key] ?? {})]));
  if (own.type === "object") return {};
  return own.type === "boolean" ? false : own.type === "string" || own.type === undefined ? "" : undefined;
}

/** Returns the same fields and lists with empty texts. Values that are equal in both languages stay. */
export function withoutTexts(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, at) => withoutTexts(schemaBelow(schema, value, at), item));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, withoutTexts(schemaBelow(schema, value, key), each)]),
    );
  return typeof value === "string" && (isText(plainSchema(schema, value)) || schema.type === undefined) ? "" : value;
}
