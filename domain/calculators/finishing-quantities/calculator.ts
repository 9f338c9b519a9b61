import { engineVersion, quantities } from "@site/engine/finishing/quantities.ts";
import type { Quantity } from "@site/engine/finishing/quantity.ts";
import type { Calculator } from "../kit/frame/calculator.ts";
import type { Line, Say } from "../kit/frame/say.ts";
import { fields, type Input } from "./fields.ts";
import type { Words } from "./words.ts";

type Result = ReturnType<typeof quantities>;

const services = { paint: "painting", tiles: "tiling", boards: "false-ceiling" } as const;

export const finishingQuantities: Calculator<typeof fields, Result, Words> = {
  slug: "finishing-quantities",
  version: 1,
  engine: engineVersion,
  fields,
  compute: quantities,
  answer: ({ work }, [first], say) => say.fill(say.words.answer[work], { quantity: inWords(first, say) }),
  summary: (input, result, say) => [
    [say.words.labels.work, say.words.works[input.work]],
    ...workLines(input, say),
    ...input.rooms.map(
      (room, index): Line => [
        say.fill(say.words.roomNumber, { n: index + 1 }),
        `${[room.length, room.width, room.height].map((side) => say.format(side, 2)).join(" × ")} ${say.unit("m")}`,
      ],
    ),
    ...result.map((quantity): Line => [say.words.items[quantity.id] ?? quantity.id, inWords(quantity, say)]),
  ],
  service: ({ work }) => services[work],
};

/** Describes the work without its rooms, as labels and values. */
export function workLines(input: Input, { words, format, unit }: Say<Words>): Line[] {
  if (input.work === "paint") return [[words.labels.coats, format(input.coats)]];
  if (input.work === "boards") return [[words.labels.boarding, words.boardings[input.boarding]]];
  const size = `${format(input.tileLength, 1)} × ${format(input.tileWidth, 1)} ${unit("mm")}`;
  return [
    [words.labels.surface, words.surfaces[input.surface]],
    [words.labels.tileLength, size],
    [words.labels.pattern, words.patterns[input.pattern]],
  ];
}

/** Writes a quantity in words: a number or a range with its unit, or a number of pieces. */
export function inWords({ low, high, unit, digits }: Quantity, say: Say<Words>): string {
  if (!unit) return say.count(say.words.pieces, high);
  const [from, to] = [say.format(low, digits), say.format(high, digits)];
  const value = from === to ? to : say.fill(say.words.range, { low: from, high: to });
  return `${value} ${say.unit(unit, high, digits)}`;
}
