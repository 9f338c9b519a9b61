import type { LoadDay } from "@site/engine/rooms/load.ts";
import type { Peak } from "@site/engine/rooms/peak.ts";
import { hundredths } from "../kit/charts/scale.ts";

type Props = { days: readonly LoadDay[]; peak: Peak };

const [step, height] = [10, 100];

/**
 * Draws a small chart of the peak day, with one column for each hour. The highest column is highlighted. The large chart further down shows the
 * figures.
 */
export function DayLine({ days, peak }: Props) {
  const coil = days[peak.day]?.coil ?? [];
  const highest = peak.hour - 1;
  const hours = coil.map((watts, index) => {
    const tall = peak.value > 0 ? Math.max(0, (watts / peak.value) * height) : 0;
    return `M${index * step + 1} ${height}v${hundredths(-tall)}h${step - 2}V${height}z`;
  });
  return (
    <svg
      viewBox={`0 0 ${24 * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mirrored h-14 w-full"
    >
      <path d={hours.filter((_, index) => index !== highest).join("")} className="fill-brand" opacity={0.35} />
      <path d={hours[highest]} className="fill-accent" />
    </svg>
  );
}
