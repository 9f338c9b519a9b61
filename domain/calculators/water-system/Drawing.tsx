import type { Pump } from "@site/engine/water/pump.ts";
import type { WaterResult } from "@site/engine/water/system.ts";
import { useId } from "react";
import type { Input } from "./fields.ts";
import { heaterOf, type Say, tankSize } from "./say.ts";

type Props = { input: Input; result: WaterResult; say: Say };

/** Draws a section through the building with the results. It is not mirrored in Arabic. */
export function Drawing({ input, result, say }: Props) {
  const text = useId();
  const { words, amount } = say;
  const { ground, roof, transfer, booster, hot, counted } = result;
  const low = transfer ?? (roof ? undefined : booster);
  const duty = (pump: Pump) =>
    pump === booster && !counted.taps ? [] : [amount(pump.flow * 1000, "l-per-s", 2), amount(pump.head, "m", 1)];
  const heater = counted.showers ? [heaterOf(result, input, say)] : [];
  return (
    <figure className="card panel">
      <figcaption>
        <h3 className="text-lg">{words.drawing.title}</h3>
        <p id={text} className="mt-1 text-sm text-soft">
          {words.drawing.text}
        </p>
      </figcaption>
      <svg
        role="img"
        aria-label={words.drawing.title}
        aria-describedby={text}
        viewBox="0 0 400 396"
        fontSize="15.5"
        textAnchor="middle"
        className="mx-auto mt-4 w-full max-w-md fill-ink"
      >
        <House />
        <path
          d={pipesOf(ground !== undefined, roof !== undefined)}
          fill="none"
          strokeWidth="3"
          className="stroke-blue"
        />
        {ground && <Tank x={8} y={290} width={82} height={56} />}
        {ground && <Label x={62} y={368} lines={[words.drawing.ground, tankSize(ground, input.tank, say)]} />}
        {roof && <Tank x={146} y={72} width={96} height={50} />}
        {roof && <Label x={190} y={38} lines={[words.drawing.roof, tankSize(roof, input.tank, say)]} />}
        {roof && <Label x={194} y={107} lines={["", amount(roof.weight, "kg")]} gap={0} />}
        {low?.needed && <Wheel x={124} y={330} />}
        {low?.needed && (
          <Label x={222} y={278} lines={[words.drawing[transfer ? "transfer" : "booster"], ...duty(low)]} />
        )}
        {roof && booster.needed && <Wheel x={272} y={108} />}
        {roof && booster.needed && <Label x={334} y={44} lines={[words.drawing.booster, ...duty(booster)]} />}
        {hot.volume > 0 && <Heater />}
        {hot.volume > 0 && <Label x={194} y={182} lines={[words.drawing.heater, ...heater]} />}
        <Shower />
      </svg>
    </figure>
  );
}

const House = () => (
  <path d="M0 346H400M108 346V130H392V346M108 242H392" fill="none" strokeWidth="3" className="stroke-line" />
);

/** Returns the SVG path of the pipes from the main to the shower, through the tanks that exist. */
function pipesOf(ground: boolean, roof: boolean) {
  const start = ground ? "M0 302H8M90 330H124" : "M0 330H124";
  const riser = roof ? "V84H146M242 108H346" : "V148H346";
  return `${start}${riser}V188H370M346 170H302`;
}

type TankProps = { x: number; y: number; width: number; height: number };

/** A tank is not drawn completely full, because some air stays above the water. */
const Tank = ({ x, y, width, height }: TankProps) => (
  <>
    <rect x={x} y={y} width={width} height={height} rx="5" strokeWidth="2.5" className="fill-raised stroke-blue" />
    <rect
      x={x}
      y={y + height * 0.2}
      width={width}
      height={height * 0.8}
      rx="5"
      fillOpacity="0.28"
      className="fill-blue"
    />
  </>
);

type LabelProps = { x: number; y: number; lines: readonly string[]; gap?: number };

/** Writes a name with its results below it. */
const Label = ({ x, y, lines: [name, ...values], gap = 20 }: LabelProps) => (
  <>
    <text x={x} y={y} className="halo fill-soft">
      {name}
    </text>
    {values.map((value, index) => (
      <text key={value} x={x} y={y + gap * (index + 1)} className="font-semibold">
        {value}
      </text>
    ))}
  </>
);

const Wheel = ({ x, y }: { x: number; y: number }) => (
  <>
    <circle cx={x} cy={y} r="13" strokeWidth="2.5" className="fill-raised stroke-brand" />
    <path d={`M${x - 5} ${y - 7}l12 7-12 7z`} className="fill-brand" />
  </>
);

const Heater = () => (
  <>
    <path d="M302 212H370V196" fill="none" strokeWidth="3" className="stroke-brick" />
    <rect x="264" y="156" width="38" height="66" rx="12" strokeWidth="2.5" className="fill-raised stroke-brick" />
    <path d="M283 176c-12 16-8 28 0 28s12-12 0-28z" className="fill-brick" />
  </>
);

/** A shower head and its drops. */
const Shower = () => (
  <g className="stroke-blue" strokeWidth="3" fill="none">
    <path d="M370 186v10M358 196h24" />
    <path d="M362 203v7M370 203v7M378 203v7M362 216v5M370 216v5M378 216v5" strokeWidth="2" />
  </g>
);
