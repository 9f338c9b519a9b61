/**
 * A question with a number as its answer. The questions are defined once for server, browser and address. A field's name is also its name in the
 * query.
 */
export interface NumberField<T extends number | undefined = number | undefined> {
  kind: "number";
  /** The default value. */
  usual: T;
  min: number;
  max: number;
  /** The step of the arrow keys. */
  step?: number;
  /** A key of `units` in the shared words. */
  unit?: string;
  optional?: boolean;
  whole?: boolean;
}
export interface ChoiceField<T extends string = string> {
  kind: "choice";
  ids: readonly T[];
  usual: T;
}
export interface TickField {
  kind: "tick";
  usual: boolean;
}
export type OneField = NumberField | ChoiceField | TickField;

/** A list of rows with the same questions. The number of rows is also a question, and has the name of the list. */
export interface ListField<F extends Record<string, OneField> = Record<string, OneField>> {
  kind: "list";
  of: F;
  usual: number;
  max: number;
  /** The name of the question that asks which row a row continues. If the answer is empty, the row continues the previous row. */
  linked?: string;
}
export type Fields = Record<string, OneField | ListField>;

type ValueOf<F> =
  F extends NumberField<infer T>
    ? T
    : F extends ChoiceField<infer T>
      ? T
      : F extends TickField
        ? boolean
        : F extends ListField<infer O>
          ? { [K in keyof O]: ValueOf<O[K]> }[]
          : never;
export type InputOf<F> = { [K in keyof F]: ValueOf<F[K]> };

type Bounds = Omit<NumberField, "kind" | "usual" | "optional">;

export function number(field: Bounds & { usual: number; optional?: false }): NumberField<number>;
export function number(field: Bounds & { usual?: number; optional: true }): NumberField<number | undefined>;
export function number(field: Bounds & { usual?: number; optional?: boolean }): NumberField {
  return { usual: undefined, ...field, kind: "number" };
}
export const choice = <const T extends string>(ids: readonly T[], usual: NoInfer<T>): ChoiceField<T> => ({
  kind: "choice",
  ids,
  usual,
});
export const tick = (usual: boolean): TickField => ({ kind: "tick", usual });
export const list = <F extends Record<string, OneField>>(
  of: F,
  { usual, max, linked }: { usual: number; max: number; linked?: keyof F & string },
): ListField<F> => ({ kind: "list", of, usual, max, linked });

/** Returns the name of a question in a row of a list. Rows are counted from 1. */
export const nameIn = (name: string, row: number, inner: string) => `${name}.${row}.${inner}`;

/** Returns the question for the number of rows in a list. */
export const countOf = ({ usual, max }: ListField): NumberField<number> => ({
  kind: "number",
  usual,
  min: 1,
  max,
  whole: true,
});

/** Finds the field with that name. It may also be a field in a row, or the number of rows. */
export function fieldNamed(fields: Fields, name: string): OneField | undefined {
  const [outer = "", row, inner] = name.split(".");
  const field = Object.hasOwn(fields, outer) ? fields[outer] : undefined;
  if (field?.kind !== "list") return row === undefined ? field : undefined;
  return inner === undefined ? countOf(field) : Object.hasOwn(field.of, inner) ? field.of[inner] : undefined;
}

export const usualText = ({ usual }: OneField): string =>
  typeof usual === "boolean" ? (usual ? "1" : "0") : String(usual ?? "");
