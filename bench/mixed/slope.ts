export interface Sample {
  minute: number;
  memory: number;
  handles: number;
  wal: number;
  data: number;
  forms: number;
}

/** The limits of growth. A rise is reported if it is larger than `least` and also larger than this share of the mean. */
const bounds = {
  memory: { share: 0.1, least: 40 },
  handles: { share: 0.1, least: 10 },
  wal: { share: 0.25, least: 16 },
};

/** Leaves out the first third of the samples. In that time the caches fill and the heap reaches its normal size. */
const settled = (samples: Sample[]) => samples.slice(Math.floor(samples.length / 3));

/** Returns a sentence for each value that kept growing. The list is empty if nothing did. */
export function growthIn(samples: Sample[]): string[] {
  const late = settled(samples);
  if (late.length < 3) return ["Too short to tell: at least five minutes."];
  const found = Object.entries(bounds).flatMap(([name, { share, least }]) => {
    const { rise, mean } = lineThrough(late.map((sample) => [sample.minute, sample[name as keyof typeof bounds]]));
    return rise > Math.max(least, share * mean)
      ? [`${name} rose by ${Math.round(rise)} at a mean of ${Math.round(mean)}`]
      : [];
  });
  const [early, later] = perForm(late);
  return later > 1.5 * early + 10
    ? [...found, `a form takes ${later} KB of disk at the end and took ${early} before`]
    : found;
}

/** Returns the rise of the least-squares line from the first minute to the last, and the mean. */
function lineThrough(points: [at: number, value: number][]) {
  const mean = (of: number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  const x = mean(points.map(([at]) => at));
  const y = mean(points.map(([, value]) => value));
  const across = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0);
  const square = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  const length = (points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0);
  return { rise: square === 0 ? 0 : (across / square) * length, mean: y };
}

/**
 * Returns the disk space per stored form in KB, for the first and the second half of the run. The disk space grows with the number of
 * forms, but not the space per form.
 */
function perForm(samples: Sample[]): [early: number, later: number] {
  const half = Math.floor(samples.length / 2);
  const of = (from = samples[0], to = samples[half]) =>
    from && to && to.forms > from.forms ? Math.round(((to.data - from.data) * 1000) / (to.forms - from.forms)) : 0;
  return [of(), of(samples[half], samples.at(-1))];
}
