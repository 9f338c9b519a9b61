import type { Line, Say as SayOf } from "../frame/say.ts";
import type { WaterResult } from "./engine.ts";
import type { Input } from "./fields.ts";
import type { Pump } from "./pump.ts";
import type { Tank } from "./tank.ts";
import type { Words } from "./words.ts";

export type Say = SayOf<Words>;

/** Two findings side by side, as the language divides them. */
export const both = (one: string, other: string, { language }: Say) =>
  `${one}${language === "ar" ? "،" : ","} ${other}`;

/** Keeps a row of numbers in its order where the text around runs the other way. */
export const ltr = (text: string) => `\u2066${text}\u2069`;

export function tankSize({ width, length, height }: Tank, shape: Input["tank"], { words, fill, format }: Say) {
  const [l, w, h] = [length, width, height].map((value) => format(value, 2));
  return shape === "panel"
    ? fill(words.result.size, { size: ltr(`${l} × ${w} × ${h}`) })
    : fill(words.result.round, { width: String(w), height: String(h) });
}

/** kN/m² below a tank. */
export const pressureOf = ({ pressure }: Tank, { amount }: Say) => amount(pressure / 1000, "kn-per-m2", 1);

export const dutyOf = ({ flow, head }: Pump, { words, fill, amount }: Say) =>
  fill(words.result.duty, { flow: amount(flow * 1000, "l-per-s", 2), head: amount(head, "m", 1) });

export const motorOf = ({ motor }: Pump, { words, fill, amount }: Say) =>
  motor === undefined ? words.result.noMotor : fill(words.result.motor, { motor: amount(motor, "kw", 2) });

export function heaterOf({ hot }: WaterResult, { heaters }: Input, { words, fill, amount, count }: Say) {
  if (hot.volume === 0) return words.result.none;
  if (hot.each === undefined) return amount(hot.volume, "litre");
  return fill(words.result.each, {
    heaters: count(words.counted.heaters, heaters),
    litres: amount(hot.each, "litre"),
  });
}

export function answer(input: Input, result: WaterResult, say: Say) {
  const { words, fill, amount, count } = say;
  const { hot } = result;
  const total = amount(result.total, "m3", 2);
  if (hot.volume === 0) return fill(words.noHeater, { total });
  return hot.each === undefined
    ? fill(words.answerBeyond, { total, hot: amount(hot.volume, "litre") })
    : fill(words.answer, {
        total,
        heaters: count(words.counted.heaters, input.heaters),
        litres: amount(hot.each, "litre"),
      });
}

/** What was given, in few lines, and what came out. */
export function summary(input: Input, result: WaterResult, say: Say): Line[] {
  const { words, fill, format, amount, count } = say;
  const { roof, ground, transfer, booster, hot } = result;
  const days = count(words.counted.days, input.days);
  const pump = (one: Pump) => (one.needed ? both(dutyOf(one, say), motorOf(one, say), say) : words.result.none);
  const tank = (one: Tank) => `${amount(one.volume, "m3", 2)} (${tankSize(one, input.tank, say)})`;
  return [
    [words.kind, both(words.kinds[input.kind], `${words.people[input.kind]}: ${format(input.people)}`, say)],
    [words.result.daily, amount(result.daily, "m3", 2)],
    [fill(words.result.total, { days }), amount(result.total, "m3", 2)],
    ...(ground ? [[words.result.ground, tank(ground)] as const] : []),
    ...(roof
      ? [
          [words.result.roof, tank(roof)] as const,
          [words.result.weight, both(amount(roof.weight, "kg"), pressureOf(roof, say), say)] as const,
        ]
      : []),
    ...(transfer ? [[words.result.transfer, pump(transfer)] as const] : []),
    [words.result.booster, pump(booster)],
    [words.fields.lift, amount(input.lift, "m", 1)],
    [words.result.heater, heaterOf(result, input, say)],
    [words.result.power, amount(hot.power, "kw", 1)],
    [words.tables.cold, `${amount(input.coldWinter, "c", 1)} / ${amount(input.coldSummer, "c", 1)}`],
  ];
}
