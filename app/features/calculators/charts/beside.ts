/** Places for labels as near to where they belong as a gap between them allows, within the height; in the order given. */
export function apart(wanted: readonly number[], gap: number, height: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] as number) - (wanted[b] as number));
  const places = [...wanted];
  const move = (index: number, to: number) => {
    places[index] = to;
    return to;
  };
  let least = Number.NEGATIVE_INFINITY;
  for (const index of order) least = move(index, Math.max(places[index] as number, least)) + gap;
  let most = height;
  for (const index of order.toReversed()) most = move(index, Math.min(places[index] as number, most)) - gap;
  return places;
}
