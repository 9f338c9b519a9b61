import { fieldNamed } from "./fields.ts";
import { useLife } from "./life.ts";
import { fill } from "./say.ts";

/** What a control needs to know of its field. */
export function useField(name: string) {
  const life = useLife();
  const { shared, format, unit } = life.say;
  const field = fieldNamed(life.calculator.fields, name);
  if (!field) throw new Error(`There is no field ${name}`);
  const found = life.problems.find((problem) => problem.field === name);
  const own = (life.given.words as { problems?: Record<string, string> }).problems;
  const words = found && (own?.[found.problem] ?? shared.problems[found.problem] ?? shared.problems.unknown);
  const limit = found?.limit === undefined ? "" : format(found.limit, 4);
  const sign = field.kind === "number" && field.unit ? unit(field.unit) : undefined;
  return {
    field,
    id: `f-${name.replaceAll(".", "-")}`,
    value: life.raw(name),
    set: (value: string) => life.set(name, value),
    sign,
    error: words && fill(words, { limit: sign ? `${limit} ${sign}` : limit }),
  };
}
