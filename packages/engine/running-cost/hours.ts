/**
 * The middle of the hours in which a unit runs. The wanted number of hours, 1 to 24, is placed around the middle of the night or of the
 * afternoon.
 */
const middles = { night: 2, day: 15 } as const;
export type TimeOfUse = keyof typeof middles;

export function runningHours(hours: number, when: TimeOfUse): boolean[] {
  const middle = middles[when];
  // A later hour counts as slightly farther than an earlier hour, so that no two hours are equally far from the middle.
  const distance = (hour: number) => {
    const apart = (hour - middle + 24.25) % 24;
    return Math.min(apart, 24 - apart);
  };
  const nearest = Array.from({ length: 24 }, (_, index) => index + 1).sort((a, b) => distance(a) - distance(b));
  const running = new Set(nearest.slice(0, hours));
  return Array.from({ length: 24 }, (_, index) => running.has(index + 1));
}
