import type { Pump } from "@site/engine/water/pump.ts";
import type { WaterResult } from "@site/engine/water/system.ts";
import { Amount } from "../kit/frame/Amount.tsx";
import { type Figure, Figures } from "../kit/frame/Figures.tsx";
import { Headline } from "../kit/frame/Headline.tsx";
import type { Input } from "./fields.ts";
import { dutyOf, heaterOf, motorOf, powerOf, pressureOf, type Say, tankSize } from "./say.ts";

type Props = { input: Input; result: WaterResult; say: Say };

/** Shows the most important sizes. */
export function Answer({ input, result, say }: Props) {
  const { words, fill, amount, count } = say;
  const { ground, roof, transfer, booster, counted } = result;
  const days = count(words.counted.days, input.days);
  const tank = (label: string, one: typeof roof): Figure[] =>
    one
      ? [
          {
            label,
            value: <bdi>{tankSize(one, input.tank, say)}</bdi>,
            note: fill(words.result.brim, {
              volume: amount(one.volume, "m3", 2),
              usable: amount(one.drawable, "m3", 2),
            }),
          },
        ]
      : [];
  const pump = (label: string, one: Pump): Figure => ({
    label,
    value: one.needed ? <bdi>{dutyOf(one, say)}</bdi> : words.result.none,
    note: one.needed && motorOf(one, say),
  });
  const power = powerOf(result, say);
  const uncounted = (label: string): Figure => ({ label, value: "–", note: words.result.uncounted });
  return (
    <>
      <Headline
        label={fill(words.result.total, { days })}
        value={<Amount value={result.total} unit="m3" digits={2} />}
        note={
          <>
            <p>
              {words.result.daily}: <Amount value={result.daily} unit="m3" digits={2} />
            </p>
            <p>
              {words.tables.held}: <Amount value={result.held} />
            </p>
          </>
        }
      />
      <div className="mt-4">
        <Figures
          figures={[
            ...tank(words.result.ground, ground),
            ...tank(words.result.roof, roof),
            ...(roof
              ? [
                  {
                    label: words.result.weight,
                    value: <Amount value={roof.weight} unit="kg" />,
                    note: `${words.result.pressure}: ${pressureOf(roof, say)}`,
                  },
                ]
              : []),
            ...(transfer ? [pump(words.result.transfer, transfer)] : []),
            counted.taps ? pump(words.result.booster, booster) : uncounted(words.result.booster),
            counted.showers
              ? {
                  label: words.result.heater,
                  value: <bdi>{heaterOf(result, input, say)}</bdi>,
                  note: power && `${words.result.power}: ${power}`,
                }
              : uncounted(words.result.heater),
          ]}
        />
      </div>
    </>
  );
}
