import { useId } from "react";
import type { WaterResult } from "./engine.ts";
import type { Input } from "./fields.ts";
import type { Pump } from "./pump.ts";
import { heaterOf, type Say, tankSize } from "./say.ts";

type Props = { input: Input; result: WaterResult; say: Say };

/** A section through the building with what was found; a drawing of machines does not turn with the language. */
export function Drawing({ input, result, say }: Props) {
  const text = useId();
  const { words, amount } = say;
  const { ground, roof, transfer, booster, hot } = result;
  const head = (pump: Pump) => `${amount(pump.flow * 1000, "l-per-s", 2)} · ${amount(pump.head, "m", 1)}`;
  return (
    <figure className="card break-inside-avoid">
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
        viewBox="0 0 480 400"
        fontSize="13.5"
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
        {ground && <Tank x={14} y={284} width={92} height={62} fill={0.75} />}
        {ground && <Label x={74} y={366} name={words.drawing.ground} value={tankSize(ground, input.tank, say)} />}
        {roof && <Tank x={170} y={62} width={100} height={52} fill={0.8} />}
        {roof && <Label x={220} y={26} name={words.drawing.roof} value={tankSize(roof, input.tank, say)} />}
        {roof && (
          <text x={220} y={98} className="font-semibold">
            {amount(roof.weight, "kg")}
          </text>
        )}
        {transfer && (
          <Pumped x={150} y={330} labelX={218} labelY={292} name={words.drawing.transfer} value={head(transfer)} />
        )}
        {booster.needed &&
          (roof ? (
            <Pumped x={310} y={102} labelX={388} labelY={70} name={words.drawing.booster} value={head(booster)} />
          ) : (
            <Pumped x={150} y={330} labelX={218} labelY={292} name={words.drawing.booster} value={head(booster)} />
          ))}
        {hot.volume > 0 && <Heater name={words.drawing.heater} value={heaterOf(result, input, say)} />}
        <Shower />
      </svg>
    </figure>
  );
}

const House = () => (
  <g fill="none" strokeWidth="3" className="stroke-line">
    <path d="M0 346H480" />
    <path d="M128 346V122H460V346M128 234H460" />
  </g>
);

/** From the main to the shower, by whichever tanks there are. */
function pipesOf(ground: boolean, roof: boolean) {
  const start = ground ? "M0 296H20M106 330H150" : "M0 330H150";
  const riser = roof ? "V46H190V66M270 102H400" : "V140H400";
  return `${start}${riser}V180H428M400 170H330V190`;
}

type TankProps = { x: number; y: number; width: number; height: number; fill: number };

const Tank = ({ x, y, width, height, fill }: TankProps) => (
  <g>
    <rect x={x} y={y} width={width} height={height} rx="5" className="fill-raised" />
    <rect
      x={x}
      y={y + height * (1 - fill)}
      width={width}
      height={height * fill}
      rx="5"
      fillOpacity="0.28"
      className="fill-blue"
    />
    <rect x={x} y={y} width={width} height={height} rx="5" fill="none" strokeWidth="2.5" className="stroke-blue" />
  </g>
);

type LabelProps = { x: number; y: number; name: string; value: string };

const Label = ({ x, y, name, value }: LabelProps) => (
  <>
    <text x={x} y={y} className="halo fill-soft">
      {name}
    </text>
    <text x={x} y={y + 18} className="halo font-semibold">
      {value}
    </text>
  </>
);

const Pumped = ({ x, y, labelX, labelY, name, value }: LabelProps & { labelX: number; labelY: number }) => (
  <>
    <circle cx={x} cy={y} r="14" strokeWidth="2.5" className="fill-raised stroke-brand" />
    <path d={`M${x - 6} ${y - 8}l13 8-13 8z`} className="fill-brand" />
    <Label x={labelX} y={labelY} name={name} value={value} />
  </>
);

const Heater = ({ name, value }: { name: string; value: string }) => (
  <>
    <path d="M350 206H428V190" fill="none" strokeWidth="3" className="stroke-brick" />
    <rect x="310" y="150" width="40" height="66" rx="12" strokeWidth="2.5" className="fill-raised stroke-brick" />
    <path d="M330 172c-12 16-8 26 0 26s12-10 0-26z" className="fill-brick" />
    <Label x={236} y={172} name={name} value={value} />
  </>
);

/** A rose and its drops. */
const Shower = () => (
  <g className="stroke-blue" strokeWidth="3" fill="none">
    <path d="M428 178v12M416 190h24" />
    <path d="M420 198v8M428 198v8M436 198v8M420 212v6M428 212v6M436 212v6" strokeWidth="2" />
  </g>
);
