/**
 * Returns the address of the most expensive building that engineer mode accepts (3.4 KB). Each `variant` is different, so that the answer
 * is not in the cache.
 */
export function costliest(variant: number, rooms = 20): string {
  const query = new URLSearchParams({ mode: "engineer", r: String(rooms) });
  for (let room = 0; room < rooms; room += 1) {
    query.set(`${room}a`, String(90 + room + variant / 100));
    for (const [field, most] of [
      ["w", 8],
      ["t", 1],
      ["b", 4],
    ] as const)
      query.set(`${room}${field}`, String(most));
    for (let wall = 0; wall < 8; wall += 1) {
      query.set(`${room}w${wall}g`, "6");
      query.set(`${room}w${wall}a`, "90");
      if (wall % 4 === 0) query.set(`${room}w${wall}l`, "8");
    }
  }
  return `/calculators/hvac-cooling-load?${query}`;
}
