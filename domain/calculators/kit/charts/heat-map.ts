import { linear } from "./scale.ts";

/** Writes the cells of one class as an SVG path. Neighbours in a row become one rectangle. */
export function cellsPath(classes: readonly (readonly number[])[], cellClass: number, mirrored: boolean): string {
  return classes
    .flatMap((row, y) => {
      const parts: string[] = [];
      for (let from = 0; from < row.length; from += 1) {
        if (row[from] !== cellClass) continue;
        let to = from;
        while (row[to + 1] === cellClass) to += 1;
        const left = mirrored ? row.length - to - 1 : from;
        parts.push(`M${left} ${y}h${to - from + 1}v1h-${to - from + 1}z`);
        from = to;
      }
      return parts;
    })
    .join("");
}

/** Divides the values into `count` classes with even steps from the lowest to the highest value, and returns the class of each value. */
export function classesOf(values: readonly (readonly number[])[], count: number): number[][] {
  const all = values.flat();
  const scale = linear([Math.min(...all), Math.max(...all)], [0, count]);
  return values.map((row) => row.map((value) => Math.min(count - 1, Math.floor(scale(value)))));
}
