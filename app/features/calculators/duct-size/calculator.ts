import { type DuctInput, type DuctResult, ductSize, engineVersion } from "#engine/ducts/duct-size.ts";
import type { Calculator } from "../frame/calculator.ts";
import type { Line, Say } from "../frame/say.ts";
import { fields } from "./fields.ts";
import { sizeOf } from "./say.ts";
import type { Words } from "./words.ts";

function answer({ round, rectangular }: DuctResult, say: Say<Words>): string {
  const { words, fill, amount } = say;
  return fill(rectangular ? words.answer : words.answerRound, {
    round: sizeOf(round, say),
    rectangular: rectangular ? sizeOf(rectangular, say) : "",
    friction: amount(round.friction, "pa-per-m", 2),
    velocity: amount(round.velocity, "m-per-s", 1),
  });
}

function summary(input: DuctInput, { round, rectangular, oval }: DuctResult, say: Say<Words>): Line[] {
  const { words, amount, format } = say;
  const { ask, found, shapes } = words;
  return [
    [ask.flow, `${format(input.flow)} ${words.flowUnits[input.flowUnit]}`],
    [ask.friction, amount(input.friction, "pa-per-m", 2)],
    [ask.part, words.parts[input.part]],
    [ask.quiet, words.quiets[input.quiet]],
    [ask.material, words.materials[input.material]],
    [ask.height, amount(input.height, "mm")],
    ...[round, rectangular, oval].flatMap((duct): Line[] => (duct ? [[shapes[duct.kind], sizeOf(duct, say)]] : [])),
    [found.velocity, amount(round.velocity, "m-per-s", 1)],
    [found.friction, amount(round.friction, "pa-per-m", 2)],
    [ask.length, amount(input.length, "m")],
    [ask.fittings, format(input.fittings, 2)],
    [found.total, amount((rectangular ?? round).loss.total, "pa")],
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
