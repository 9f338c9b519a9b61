import type { LoadDay } from "#engine/rooms/load.ts";
import type { Peak } from "#engine/rooms/peak.ts";

type Props = { days: readonly LoadDay[]; peak: Peak };

const [step, height] = [10, 100];

/** A small chart of the peak day: a column per hour, the highest one highlighted. The chart further down has the figures. */
export function DayLine({ days, peak }: Props) {
  const coil = days[peak.day]?.coil ?? [];
  return (
    <svg
      viewBox={`0 0 ${24 * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mirrored h-14 w-full"
    >
      {coil.map((watts, index) => {
        const tall = peak.value > 0 ? Math.max(0, (watts / peak.value) * height) : 0;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
            key={index}
            x={index * step + 1}
            y={height - tall}
            width={step - 2}
            height={tall}
            className={index + 1 === peak.hour ? "fill-accent" : "fill-brand"}
            opacity={index + 1 === peak.hour ? 1 : 0.35}
          />
        );
      })}
    </svg>
  );
}
