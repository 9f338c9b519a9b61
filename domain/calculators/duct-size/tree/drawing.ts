import type { TreeSection } from "@site/engine/ducts/tree/tree.ts";
import { nth } from "@site/typed";

/** The measures of a drawing in pixels, before it is mirrored for Arabic. */
export const cell = { width: 100, height: 62, start: 44, around: 34, end: 26 } as const;

export interface DrawnDuct {
  section: TreeSection;
  /** The points of the duct's line: where it leaves the previous section, where it turns into its own row, and where it ends. */
  points: readonly (readonly [x: number, y: number])[];
  thickness: number;
}

/**
 * Computes the drawing of a tree. Each duct that begins as a branch gets a row of its own. A duct that goes straight on stays in the row of the
 * previous duct. Branches are drawn below everything that continues, so that no two lines cross.
 */
export function drawingOf(sections: readonly TreeSection[]): { width: number; height: number; ducts: DrawnDuct[] } {
  const rows: number[] = [];
  const depths: number[] = [];
  let next = 0;
  const place = (number: number, row: number, depth: number) => {
    rows[number] = row;
    depths[number] = depth;
    next = Math.max(next, row + 1);
    const followers = nth(sections, number - 1).followers;
    const onward = followers.find((one) => nth(sections, one - 1).from === "straight");
    if (onward) place(onward, row, depth + 1);
    for (const one of followers.toReversed()) if (one !== onward) place(one, next, depth + 1);
  };
  place(1, 0, 0);
  const largest = Math.max(...sections.map(({ area }) => Math.sqrt(area)));
  const [xOf, yOf] = [
    (depth: number) => cell.start + depth * cell.width,
    (row: number) => cell.around + row * cell.height,
  ];
  const ducts = sections.map((section): DrawnDuct => {
    const { number, after, area } = section;
    const [depth, y] = [nth(depths, number), yOf(nth(rows, number))];
    const from = after === undefined ? y : yOf(nth(rows, after));
    return {
      section,
      points: [
        [xOf(depth), from],
        [xOf(depth), y],
        [xOf(depth + 1), y],
      ],
      thickness: Math.max(2.5, (12 * Math.sqrt(area)) / largest),
    };
  });
  return {
    width: xOf(Math.max(...depths.filter(Number.isFinite)) + 1) + cell.end,
    height: yOf(next - 1) + cell.around,
    ducts,
  };
}
