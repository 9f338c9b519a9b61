import type { Block } from "#site/papers/blocks.ts";
import { codesSaid } from "../engineer/codes-text.ts";
import { kinds } from "../engineer/kinds.ts";
import { plannedOf } from "../engineer/plant-loads.ts";
import { type PlantFigure, plantChain, plantOf } from "../engineer/plant-parts.ts";
import { chosenAt } from "../engineer/reading.ts";
import { type Context, figure } from "./context.ts";

/** Shows the machine, the water or refrigerant, the air handlers and the units in the rooms. The list is empty if no plant was chosen. */
export function plantBlocks({ state, say }: Context): Block[] {
  const { plantColumns: columns, plant: words } = say.words.engineer;
  const shown = ({ value, unit, digits }: PlantFigure) =>
    typeof value === "number" ? say.amount(value, unit ?? "", digits).trim() : value;
  const planned = plannedOf(state.counted);
  if (!planned) return [];
  const parts = plantOf(state.counted, say);
  const chain = plantChain(planned, say);
  return [
    { kind: "small", text: words.text },
    { kind: "heading", text: words.chain },
    {
      ...{ kind: "table", tight: 3, wide: 0, words: 1 },
      head: [columns.figure, columns.note, columns.value],
      rows: chain.map((one) => [one.label, one.note ?? "", figure(Number(one.value), 1, say.unit("kw"))]),
      strong: chain.flatMap(({ isSum }, at) => (isSum ? [at] : [])),
    },
    ...parts.flatMap(({ title, figures, rooms }): Block[] => [
      { kind: "heading", text: title },
      ...(figures.length > 0
        ? [
            {
              ...{ kind: "table", tight: 3, wide: 1, words: 1 },
              head: [columns.figure, columns.note, columns.value],
              rows: figures.map((one) => [one.label, one.note ?? "", shown(one)]),
            } satisfies Block,
          ]
        : []),
      ...(rooms
        ? [
            {
              ...{ kind: "table", tight: 3 },
              head: [columns.room, ...(rooms.rows[0]?.figures.map(({ label }) => label) ?? [])],
              rows: rooms.rows.map(({ name, figures: own }) => [name, ...own.map(shown)]),
            } satisfies Block,
          ]
        : []),
    ]),
  ];
}

/** Compares the envelope with the codes, if their limits are known. */
export function codesBlocks({ state, say }: Context): Block[] {
  const { codes: words } = say.words.engineer;
  const { building, values } = state.counted.opened;
  const shown = (value?: number) => (value === undefined ? "–" : figure(value, 2));
  return [
    { kind: "small", text: words.text },
    ...codesSaid(building, chosenAt(values, "", kinds.building.city), say).flatMap(
      ({ name, judged, open }): Block[] => [
        { kind: "heading", text: name },
        ...(judged.length > 0
          ? [
              {
                ...{ kind: "table", tight: 3 },
                head: [words.item, words.worst, words.limit, words.verdict],
                rows: judged.map(({ item, worst, limit, verdict }) => [
                  words.items[item],
                  shown(worst),
                  shown(limit),
                  words.verdicts[verdict],
                ]),
              } satisfies Block,
            ]
          : []),
        { kind: "small", text: open },
      ],
    ),
  ];
}
