import type { TFunction } from "i18next";
import { type Field, type Kind, kinds, lists } from "../cooling-load/engineer/kinds.ts";
import { type OptionWords, optionWord } from "../cooling-load/engineer/option-words.ts";
import { placeOf } from "../cooling-load/engineer/path.ts";
import type { Words } from "../cooling-load/words.ts";
import type { Change } from "./compare.ts";
import { uncooledUse } from "./model.ts";

/** The names of fields and of their choices. */
export type ChangeWords = OptionWords & { engineer: Pick<Words["engineer"], "fields" | "groups"> };

const schedules = ["people", "lights", "equipment", "fresh"] as const;
const nameOf = (kind: Kind, letter: string) =>
  Object.entries<Field>(kinds[kind]).find(([, field]) => field.letter === letter)?.[0] ?? "";
function labelOf(kind: Kind, name: string, { engineer }: ChangeWords): string {
  const labels: Readonly<Record<string, string>> = engineer.fields[kind];
  return labels[name] ?? name;
}

/** Describes a change in words: the field, and its values before and after. */
export function changeSaid({ field, before, after }: Change, words: ChangeWords, t: TFunction<"project">) {
  if (field === "floor") return { label: t("columns.floor"), before, after };
  const place = placeOf(field);
  if (!place) {
    const ages: Readonly<Record<string, string>> = words.options.age;
    const said = (value: string) => ages[value] ?? value;
    const label = t(`about.${field}`, { defaultValue: field });
    return field === "age" ? { label, before: said(before), after: said(after) } : { label, before, after };
  }
  const { kind, steps } = place;
  const name = nameOf(kind, place.field.letter);
  const said = (value: string) =>
    kind === "room" && name === "kind" && value === uncooledUse
      ? t("list.uncooled")
      : (optionWord(kind, name, value, words) ?? value);
  const label = [...way(steps, words), labelOf(kind, name, words)].join(" · ");
  return { label, before: said(before), after: said(after) };
}

/** Names the path from the room to the field, such as the second window of the first wall. */
function way(steps: readonly (readonly [string, number])[], words: ChangeWords): string[] {
  let within: Kind = "building";
  return steps.flatMap(([letter, index]) => {
    const [above, list] = [within, lists[within][letter]];
    if (!list) return [];
    within = list.kind;
    if (within === "room") return [];
    if (within === "plant" || within === "use") return [words.engineer.groups[within]];
    if (within === "times") return [labelOf("room", schedules[index] ?? "", words)];
    const label = labelOf(above, nameOf(above, letter), words);
    return [list.most > 1 ? `${label} ${index + 1}` : label];
  });
}
