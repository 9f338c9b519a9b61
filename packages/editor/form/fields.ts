import { jointPath, nameOf } from "./entries.ts";
import type { Field, Node, Side } from "./model.ts";

export type Input = { name: string; value: string; side: Side };

const codeOf = ({ control, required }: Field) => {
  if (control === "fixed") return "=";
  if (control === "number") return "n";
  if (control === "yes-no") return "b";
  return required ? "s" : "o";
};

/** The inputs of a field: one for each language, or one for both. */
export function inputsOf(field: Field): Input[] {
  const [first] = field.sides;
  const sides =
    field.shared && first ? [{ ...first, path: jointPath(field.sides.map(({ path }) => path)) }] : field.sides;
  const code = codeOf(field);
  return sides.map((side) => ({
    name: nameOf(code, side.path),
    value: code === "=" ? JSON.stringify(side.value) : String(side.value ?? ""),
    side,
  }));
}

/** Hidden inputs that say, before their fields, that a group or list exists. */
export const marksOf = ({ is, sides }: Node): Omit<Input, "side">[] =>
  is === "field" || is === "choice" || is === "apart"
    ? []
    : sides
        .filter(({ value }) => value !== undefined)
        .map(({ path }) => ({ name: nameOf(is === "list" ? "[]" : "{}", path), value: "" }));
