import type { Words } from "../words.ts";

export type OptionWords = Pick<Words, "options" | "compass"> & { engineer: Pick<Words["engineer"], "options"> };

/** The words of those choices whose list of words has another name than the field. */
const optionsOf: Record<string, (words: OptionWords) => Readonly<Record<string, string>>> = {
  "building.city": ({ options }) => options.city,
  "building.system": ({ options }) => options.system,
  "building.ducts": ({ options }) => options.ducts,
  "room.kind": ({ options }) => options.room,
  "room.activity": ({ engineer }) => engineer.options.activity,
  "times.id": ({ engineer }) => engineer.options.times,
  "wall.facing": ({ compass }) => compass,
  "wall.construction": ({ options }) => options.wall,
  "wall.finish": ({ options }) => options.wallFinish,
  "window.glass": ({ options }) => options.glazing,
  "window.blind": ({ options }) => options.blind,
  "roof.construction": ({ options }) => options.roof,
  "roof.finish": ({ options }) => options.roofFinish,
  "layer.material": ({ engineer }) => engineer.options.material,
};

/** Returns the name of a choice in words; undefined if the field has no such choice. */
export function optionWord(kind: string, field: string, value: string, words: OptionWords): string | undefined {
  const own: Record<string, Record<string, string> | undefined> = words.engineer.options;
  const options = optionsOf[`${kind}.${field}`]?.(words) ?? own[field];
  return options && Object.hasOwn(options, value) ? options[value] : undefined;
}
