import type { Pump } from "@site/engine/water/pump.ts";
import type { WaterResult } from "@site/engine/water/system.ts";
import type { Tank } from "@site/engine/water/tank.ts";
import type { Line, Say as SayOf } from "../kit/frame/say.ts";
import type { Input } from "./fields.ts";
import type { Words } from "./words.ts";

export type Say = SayOf<Words>;

/** Joins two results with the comma of the language. */
export const joinTwo = (one: string, other: string, { language }: Say) =>
  `${one}${language === "ar" ? "،" : ","} ${other}`;

/** Keeps a row of numbers in order inside Arabic text. */
export const ltr = (text: string) => `\u2066${text}\u2069`;

export function tankSize({ width, length, height }: Tank, shape: Input["tank"], { words, fill, format }: Say) {
  const [l, w, h] = [length, width, height].map((value) => format(value, 2));
  return shape === "panel"
    ? fill(words.result.size, { size: ltr(`${l} × ${w} × ${h}`) })
    : fill(words.result.round, { width: String(w), height: String(h) });
}

/** Writes the pressure under a tank in kN/m². */
export const pressureOf = ({ pressure }: Tank, { amount }: Say) => amount(pressure / 1000, "kn-per-m2", 1);

export const dutyOf = ({ flow, head }: Pick<Pump, "flow" | "head">, { words, fill, amount }: Say) =>
  fill(words.result.duty, { flow: amount(flow * 1000, "l-per-s", 2), head: amount(head, "m", 1) });

export const motorOf = ({ motor }: Pump, { words, fill, amount }: Say) =>
  motor === undefined ? words.result.noMotor : fill(words.result.motor, { motor: amount(motor, "kw", 2) });

export function pumpOf(pump: Pump, say: Say) {
  return pump.needed ? joinTwo(dutyOf(pump, say), motorOf(pump, say), say) : say.words.result.none;
}

export function heaterOf({ hot, counted }: WaterResult, { heaters }: Input, { words, fill, amount, count }: Say) {
  if (!counted.showers) return words.result.uncounted;
  if (hot.volume === 0) return words.result.none;
  if (hot.each === undefined) return amount(hot.volume, "litre");
  return fill(words.result.each, {
    heaters: count(words.counted.heaters, heaters),
    litres: amount(hot.each, "litre"),
  });
}

/**
 * Writes the power of the heater. Undefined if there is no heater, or if the heater could not be sized. A remark follows if its power is too
 * small.
 */
export function powerOf({ hot, counted }: WaterResult, { words, fill, amount }: Say): string | undefined {
  if (!counted.showers || hot.volume === 0) return undefined;
  const power = amount(hot.power, "kw", 1);
  return hot.enough ? power : fill(words.result.tooWeak, { power, heat: amount(hot.dearest, "kwh") });
}

export function answer(input: Input, result: WaterResult, say: Say) {
  const { words, fill, amount, count } = say;
  const { hot, counted } = result;
  const total = amount(result.total, "m3", 2);
  if (!counted.showers) return fill(words.uncounted, { total });
  if (hot.volume === 0) return fill(words.noHeater, { total });
  return hot.each === undefined
    ? fill(words.answerBeyond, { total, hot: amount(hot.volume, "litre") })
    : fill(hot.enough ? words.answer : words.answerWeak, {
        total,
        heaters: count(words.counted.heaters, input.heaters),
        litres: amount(hot.each, "litre"),
      });
}

/** Describes the inputs and results in a few lines. */
export function summary(input: Input, result: WaterResult, say: Say): Line[] {
  const { words, fill, format, amount, count } = say;
  const { roof, ground, transfer, booster, run, counted } = result;
  const days = count(words.counted.days, input.days);
  const power = powerOf(result, say);
  const volumes = (one: Tank) =>
    fill(words.result.brim, { volume: amount(one.volume, "m3", 2), usable: amount(one.drawable, "m3", 2) });
  const tank = (one: Tank) => `${volumes(one)} (${tankSize(one, input.tank, say)})`;
  return [
    [words.kind, joinTwo(words.kinds[input.kind], `${words.people[input.kind]}: ${format(input.people)}`, say)],
    [words.result.daily, amount(result.daily, "m3", 2)],
    [fill(words.result.total, { days }), amount(result.total, "m3", 2)],
    ...(ground ? [[words.result.ground, tank(ground)] as const] : []),
    ...(roof
      ? [
          [words.result.roof, tank(roof)] as const,
          [words.result.weight, joinTwo(amount(roof.weight, "kg"), pressureOf(roof, say), say)] as const,
        ]
      : []),
    ...(transfer ? [[words.result.transfer, pumpOf(transfer, say)] as const] : []),
    ...(run?.duty && !run.generic ? [[words.run.point, dutyOf(run.duty, say)] as const] : []),
    [words.result.booster, counted.taps ? pumpOf(booster, say) : words.result.uncounted],
    [words.fields.lift, amount(input.lift, "m", 1)],
    [words.result.heater, heaterOf(result, input, say)],
    ...(power ? [[words.result.power, power] as const] : []),
    [words.tables.cold, `${amount(input.coldWinter, "c", 1)} / ${amount(input.coldSummer, "c", 1)}`],
  ];
}
