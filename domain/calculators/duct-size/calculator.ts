import { type DuctInput, type DuctResult, ductSize, engineVersion } from "@site/engine/ducts/duct-size.ts";
import type { Calculator } from "../kit/frame/calculator.ts";
import type { Line, Say } from "../kit/frame/say.ts";
import { fields } from "./fields.ts";
import { installedShape, sizeOf } from "./say.ts";
import type { Words } from "./words.ts";

function answer(result: DuctResult, say: Say<Words>): string {
  const { words, fill, amount } = say;
  const { round, rectangular } = result;
  const { friction, velocity } = installedShape(result);
  return fill(rectangular ? words.answer : words.answerRound, {
    round: sizeOf(round, say),
    rectangular: rectangular ? sizeOf(rectangular, say) : "",
    friction: amount(friction, "pa-per-m", 2),
    velocity: amount(velocity, "m-per-s", 1),
  });
}

function summary(input: DuctInput, result: DuctResult, say: Say<Words>): Line[] {
  const { words, amount, format } = say;
  const { ask, found, shapes } = words;
  const { round, rectangular, oval } = result;
  const duct = installedShape(result);
  const within = (figure: string) => `${words.within[duct === round ? "round" : "rectangular"]}: ${figure}`;
  return [
    [ask.flow, `${format(input.flow, 2)} ${words.flowUnits[input.flowUnit]}`],
    [ask.friction, amount(input.friction, "pa-per-m", 2)],
    [ask.part, words.parts[input.part]],
    [ask.quiet, words.quiets[input.quiet]],
    [ask.material, words.materials[input.material]],
    [ask.height, amount(input.height, "mm", 1)],
    ...[round, rectangular, oval].flatMap((duct): Line[] => (duct ? [[shapes[duct.kind], sizeOf(duct, say)]] : [])),
    [ask.length, amount(input.length, "m", 2)],
    [ask.fittings, format(input.fittings, 2)],
    [within(found.velocity), amount(duct.velocity, "m-per-s", 1)],
    [within(found.friction), amount(duct.friction, "pa-per-m", 2)],
    [within(found.total), amount(duct.loss.total, "pa")],
  ];
}

export const ductSizeCalculator: Calculator<typeof fields, DuctResult, Words> = {
  slug: "duct-size",
  version: 1,
  engine: engineVersion,
  fields,
  compute: ductSize,
  answer: (_, result, say) => answer(result, say),
  summary,
  service: () => "ventilation",
};
