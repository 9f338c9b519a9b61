import { InputRefused } from "@site/engine/check.ts";
import { ductTree, engineVersion, type TreeResult, type TreeSection } from "@site/engine/ducts/tree/tree.ts";
import { nth } from "@site/typed";
import type { Calculator } from "../../kit/frame/calculator.ts";
import type { Line, Say } from "../../kit/frame/say.ts";
import { sizeOf } from "../say.ts";
import { fields, inForm, type TreeFieldValues, treeInputOf, withExample } from "./fields.ts";
import { flowText, pathText } from "./say.ts";
import type { Words } from "./words.ts";

function answer(input: TreeFieldValues, { fan, sections, critical }: TreeResult, say: Say<Words>): string {
  const { words, fill, amount } = say;
  return fill(words.answer, {
    pressure: amount(fan.total, "pa"),
    section: critical.at(-1) ?? 1,
    flow: flowText(nth(sections, 0).flow, input, say),
    size: sizeOf(nth(sections, 0).shape, say),
  });
}

/** Describes a section in one line: its size, its airflow, and the pressure that its damper takes. */
function sectionText({ shape, flow, damper }: TreeSection, input: TreeFieldValues, say: Say<Words>): string {
  const { words, amount, listed, fill } = say;
  const throttled = damper > 0 ? [fill(words.throttled, { pressure: amount(damper, "pa") })] : [];
  return listed([sizeOf(shape, say), flowText(flow, input, say), ...throttled]);
}

function summary(input: TreeFieldValues, { fan, sections, critical }: TreeResult, say: Say<Words>): Line[] {
  const { words, amount, fill } = say;
  const { ask, found } = words;
  return [
    [ask.method, words.methods[input.method]],
    [ask.friction, amount(input.friction, "pa-per-m", 2)],
    [ask.quiet, words.quiets[input.quiet]],
    [ask.height, amount(input.height, "mm", 1)],
    [found.fanTotal, amount(fan.total, "pa")],
    [found.fanStatic, amount(fan.static, "pa")],
    [found.critical, pathText(critical, say)],
    ...sections.map((section): Line => [fill(words.section, { n: section.number }), sectionText(section, input, say)]),
  ];
}

function compute(input: TreeFieldValues): TreeResult {
  try {
    return ductTree(treeInputOf(input));
  } catch (error) {
    throw error instanceof InputRefused ? new InputRefused(error.issues.map(inForm)) : error;
  }
}

export const ductTreeCalculator: Calculator<typeof fields, TreeResult, Words> = {
  slug: "duct-size",
  version: 1,
  engine: `tree ${engineVersion}`,
  fields,
  compute,
  answer,
  summary,
  service: () => "ventilation",
  completed: withExample,
};
