import { largestFlow, pumpHead, type Run, systemHead } from "@site/engine/water/pump-curve.ts";
import type { WaterResult } from "@site/engine/water/system.ts";
import { Lines } from "../kit/charts/Lines.tsx";
import { Amount } from "../kit/frame/Amount.tsx";
import { type Figure, Figures } from "../kit/frame/Figures.tsx";
import type { Input } from "./fields.ts";
import { dutyOf, type Say } from "./say.ts";

type Props = { input: Input; result: WaterResult; run: Run; say: Say };

const litresPerMinute = 60_000;
const steps = 10;

/** Shows the curve of a pump, the curve of the pipes, and the point where they meet. */
export function PumpRun({ input, result, run, say }: Props) {
  const { words, unit, language, amount } = say;
  const { curve, system, duty } = run;
  const flows = flowsOf(run);
  return (
    <div>
      <Lines
        title={words.run.title}
        description={saidOf(run, say)}
        language={language}
        words={words.run}
        unit={unit("m")}
        across={{ name: words.run.across, values: flows.map((flow) => flow * litresPerMinute), digits: 1 }}
        lines={[
          { name: words.run.pump, colour: "teal", values: flows.map((flow) => pumpHead(curve, flow)) },
          { name: words.run.pipes, colour: "amber", values: flows.map((flow) => systemHead(system, flow)) },
        ]}
        mark={duty && { index: flows.indexOf(duty.flow), text: amount(duty.head, "m", 1) }}
      />
      {duty && (
        <div className="card panel mt-6">
          <Figures figures={figuresOf(duty, { input, result, run, say })} />
        </div>
      )}
    </div>
  );
}

/**
 * Returns the flows of the chart: from zero to a little more than the duty flow and the wanted flow, but not beyond the largest flow of the
 * pump.
 */
function flowsOf({ curve, wanted: requiredFlow, duty }: Run) {
  const most = largestFlow(curve);
  const end = duty ? Math.min(most, 1.3 * Math.max(duty.flow, requiredFlow)) : most;
  const even = Array.from({ length: steps + 1 }, (_, step) => (end * step) / steps);
  return duty ? [...even, duty.flow].sort((a, b) => a - b) : even;
}

function saidOf({ generic, curve, system, wanted: requiredFlow, duty }: Run, { words, fill, format, amount }: Say) {
  if (generic) return words.run.generic;
  if (duty)
    return fill(words.run.own, {
      flow: amount(duty.flow * litresPerMinute, "l-per-min", 1),
      head: amount(duty.head, "m", 1),
      share: format((100 * duty.flow) / requiredFlow),
    });
  const isWeak = curve.shutOff <= system.rest;
  return fill(isWeak ? words.run.weak : words.run.falls, {
    most: amount(curve.shutOff, "m", 1),
    rest: amount(system.rest, "m", 1),
  });
}

function figuresOf(duty: NonNullable<Run["duty"]>, { input, result, run, say }: Props): Figure[] {
  const { words, fill, format } = say;
  const hours = result.roof && result.run?.pump === "transfer" ? result.roof.usable / duty.flow / 3600 : undefined;
  return [
    {
      label: words.run.point,
      value: <bdi>{dutyOf(duty, say)}</bdi>,
      note: fill(words.run.share, { share: format((100 * duty.flow) / run.wanted) }),
    },
    {
      label: words.run.speed,
      value: <Amount value={duty.velocity} unit="m-per-s" digits={2} />,
      note: duty.velocity > input.fastest && words.run.tooFast,
    },
    {
      label: words.run.shaft,
      value: <Amount value={duty.shaft} unit="w" />,
      note: `${words.fields.efficiency}: ${format(input.efficiency)}%`,
    },
    ...(hours === undefined
      ? []
      : [{ label: words.run.fills, value: <Amount value={hours} unit="hours" digits={2} /> }]),
  ];
}
