import { nth } from "@site/typed";
/**
 * Returns positions for labels, as near as possible to the wanted positions. Labels keep a minimum gap, stay within the height, and keep their
 * order.
 */
export function spreadLabels(positions: readonly number[], gap: number, height: number): number[] {
  const order = positions.map((_, index) => index).sort((a, b) => nth(positions, a) - nth(positions, b));
  const places = [...positions];
  const move = (index: number, to: number) => {
    places[index] = to;
    return to;
  };
  let least = Number.NEGATIVE_INFINITY;
  for (const index of order) least = move(index, Math.max(nth(places, index), least)) + gap;
  let most = height;
  for (const index of [...order].reverse()) most = move(index, Math.min(nth(places, index), most)) - gap;
  return places;
}
