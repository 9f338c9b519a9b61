import type { Selection } from "@site/engine/equipment/select.ts";
import type { Breakdown } from "@site/engine/rooms/load.ts";
import type { Uncertainty } from "@site/engine/what-if/uncertainty.ts";
import type { ReactNode } from "react";
import { hundredths } from "../kit/charts/scale.ts";
import { Amount } from "../kit/frame/Amount.tsx";
import { blanksOf, kilowatts, mostOf, type Speech } from "./say.ts";

const width = 1000;

type Props = { load: { breakdown: Breakdown; selection: Selection }; band: Uncertainty; current: boolean; say: Speech };

/**
 * Draws two bars on one scale: the load on the day that decides the unit's size, and the unit's capacity at the outdoor temperature of that day.
 */
export function Bars({ load: { breakdown, selection }, band, current, say }: Props) {
  const { words, fill, format } = say;
  const { decides, rated } = selection;
  const { watts, capacity } = decides;
  const withoutSafety = breakdown.required > 0 ? (watts * breakdown.coil) / breakdown.required : 0;
  const blanks = blanksOf(decides, say);
  const otherDay = mostOf(selection, say, 1);
  const most = Math.max(rated, band.high) || 1;
  const x = (power: number) => hundredths((power / most) * width);
  const [low, high] = [format(kilowatts(band.low), 1), format(kilowatts(band.high), 1)];
  return (
    <div className="grid gap-4">
      <Bar label={fill(words.result.needs, blanks)} watts={watts}>
        <rect width={x(watts)} height="14" rx="3" className="fill-brand" opacity="0.55" />
        <rect width={x(withoutSafety)} height="14" rx="3" className="fill-brand" />
        <g className={`stroke-accent-deep smooth ${current ? "" : "opacity-40"}`} strokeWidth="2.5">
          <path d={`M${x(band.low)} 21H${x(band.high)}`} vectorEffect="non-scaling-stroke" />
          <path d={`M${x(band.low)} 17v8M${x(band.high)} 17v8`} vectorEffect="non-scaling-stroke" />
        </g>
      </Bar>
      <p className="-mt-3 text-xs text-soft">
        {words.result.band}: {current ? fill(words.result.bandText, { low, high }) : words.result.working}
      </p>
      <Bar label={fill(words.result.gives, blanks)} watts={capacity} low>
        <rect width={x(rated)} height="14" rx="3" className="fill-accent" opacity="0.3" />
        <rect width={x(capacity)} height="14" rx="3" className="fill-accent" />
        <path d={`M${x(watts)} -2v18`} className="stroke-brand" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </Bar>
      {otherDay && <p className="-mt-2 text-sm text-soft">{otherDay}</p>}
    </div>
  );
}

type BarProps = { label: string; watts: number; low?: boolean; children: ReactNode };

function Bar({ label, watts, low = false, children }: BarProps) {
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span>{label}</span>
        <strong className="font-semibold">
          <Amount value={kilowatts(watts)} unit="kw" digits={1} />
        </strong>
      </p>
      <svg
        viewBox={`0 -2 ${width} ${low ? 18 : 28}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={`mirrored mt-1 w-full ${low ? "h-4.5" : "h-7"}`}
      >
        <rect width={width} height="14" rx="3" className="fill-sand" />
        {children}
      </svg>
    </div>
  );
}
