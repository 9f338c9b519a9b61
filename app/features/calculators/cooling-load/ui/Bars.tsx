import type { ReactNode } from "react";
import { hundredths } from "../../charts/scale.ts";
import { Amount } from "../../frame/Amount.tsx";
import type { RoomResult } from "../building.ts";
import type { Uncertainty } from "../uncertainty.ts";
import { kilowatts, type Speech } from "./say.ts";

const width = 1000;

type Props = { room: RoomResult; band: Uncertainty; current: boolean; say: Speech };

/** What the room needs against what the unit has left in the heat, on one scale. */
export function Bars({ room: { breakdown, selection }, band, current, say: { words, fill, format } }: Props) {
  const { required, coil } = breakdown;
  const most = Math.max(selection.rated, band.high) || 1;
  const x = (watts: number) => hundredths((watts / most) * width);
  const [low, high] = [band.low, band.high].map((watts) => format(kilowatts(watts), 1)) as [string, string];
  return (
    <div className="grid gap-4">
      <Bar label={words.result.needs} watts={required}>
        <rect width={x(required)} height="14" rx="3" className="fill-brand" opacity="0.55" />
        <rect width={x(coil)} height="14" rx="3" className="fill-brand" />
        <g className={`stroke-accent-deep smooth ${current ? "" : "opacity-40"}`} strokeWidth="2.5">
          <path d={`M${x(band.low)} 21H${x(band.high)}`} vectorEffect="non-scaling-stroke" />
          <path d={`M${x(band.low)} 17v8M${x(band.high)} 17v8`} vectorEffect="non-scaling-stroke" />
        </g>
      </Bar>
      <p className="-mt-3 text-xs text-soft">
        {words.result.band}: {current ? fill(words.result.bandText, { low, high }) : words.result.working}
      </p>
      <Bar label={words.result.hot} watts={selection.hot} low>
        <rect width={x(selection.rated)} height="14" rx="3" className="fill-accent" opacity="0.3" />
        <rect width={x(selection.hot)} height="14" rx="3" className="fill-accent" />
        <path d={`M${x(required)} -2v18`} className="stroke-brand" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </Bar>
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
