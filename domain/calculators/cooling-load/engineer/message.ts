import type { Speech } from "../say.ts";
import { type Field, kinds } from "./kinds.ts";
import { placeOf } from "./path.ts";
import type { Problem } from "./reading.ts";

/** Says in words why a value is refused. */
export function messageOf({ problem, limit }: Problem, field: Field, { words, shared, fill, format }: Speech) {
  const own: Record<string, string> = { ...words.problems, ...words.engineer.problems };
  const message = own[problem] ?? shared.problems[problem] ?? shared.problems.unknown;
  if (limit === undefined) return message;
  const unit = problem === "glass-exceeds-wall" ? "squareMetre" : "unit" in field ? field.unit : undefined;
  const sign = unit ? ` ${words.engineer.units[unit]}` : "";
  return fill(message, { limit: format(limit, 2) + sign });
}

/** Says why a value is refused, for a place outside the form. The label of the field comes first: `Wet bulb: At most …`. */
export function refusalOf(problem: Problem, say: Speech): string {
  const place = placeOf(problem.field);
  if (!place) return `${problem.field}: ${problem.problem}`;
  const labels: Readonly<Record<string, string>> = say.words.engineer.fields[place.kind];
  const [name = ""] =
    Object.entries<Field>(kinds[place.kind]).find(([, { letter }]) => letter === place.field.letter) ?? [];
  return `${labels[name] ?? name}: ${messageOf(problem, place.field, say)}`;
}
