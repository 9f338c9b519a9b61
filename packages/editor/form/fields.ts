import { jointPath, nameOf } from "./entries.ts";
import type { Field, Node, Side } from "./model.ts";

export type Input = { name: string; value: string; side: Side };

const codeOf = ({ control, required }: Field) => {
  if (control === "fixed") return "=";
  if (control === "number") return "n";
  if (control === "yes-no") return "b";
  return required ? "s" : "o";
};

/** Returns the inputs of a field: one input for each language, or one input for both. */
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

/** Returns hidden inputs for a group or list. They come before its fields and say that the group or list exists, even if it is empty. */
export const marksOf = ({ is, sides }: Node): Omit<Input, "side">[] =>
  is === "field" || is === "choice" || is === "apart"
    ? []
    : sides
        .filter(({ value }) => value !== undefined)
        .map(({ path }) => ({ name: nameOf(is === "list" ? "[]" : "{}", path), value: "" }));
