import { nth } from "@site/typed";
import { type Issue, refuse } from "../../check.ts";
import type { PartId } from "../data.ts";
import { cubicMetres, type FlowUnit, flowProblem, inUnit } from "../flow.ts";
import { issueAt, type SectionInput, type TreeInput } from "./input.ts";

/** A section as a part of the tree. Here sections are counted from 0. */
export interface Branch {
  index: number;
  given: SectionInput;
  parent: number | undefined;
  children: number[];
  part: PartId;
  /** m³/s. */
  flow: number;
}

/** The sum that a visitor enters may differ from the computed sum by this share, because the entered flows are rounded. */
const sumTolerance = 0.005;

/** Makes the tree from the list of sections. Parents come before their children. Refuses a list that does not form a tree. */
export function layOut({ sections, flowUnit }: Pick<TreeInput, "sections" | "flowUnit">): Branch[] {
  const parents = sections.map(({ after }, index) => (index === 0 ? undefined : (after ?? index) - 1));
  refuse(parents.flatMap((parent, index) => wrongParent(parent, index)));
  const children = sections.map((_, index) => parents.flatMap((parent, at) => (parent === index ? [at] : [])));
  refuse([...straightTwice(sections, children), ...withoutFlow(sections, children)]);
  const flows = sections.map(({ flow }) => cubicMetres(flow ?? 0, flowUnit));
  for (let index = sections.length - 1; index >= 0; index -= 1) {
    const below = nth(children, index);
    if (below.length > 0) flows[index] = below.reduce((sum, child) => sum + nth(flows, child), 0);
  }
  refuse(sections.flatMap((section, index) => wrongFlow(section, index, nth(flows, index), flowUnit)));
  const parts: PartId[] = [];
  return sections.map((section, index) => {
    const parent = parents[index];
    const isEnd = nth(children, index).length === 0;
    const leavesMain = index > 0 && (section.from !== "straight" || parts[parent ?? 0] === "branch");
    parts.push(leavesMain ? "branch" : "main");
    return {
      index,
      given: section,
      parent,
      children: nth(children, index),
      part: isEnd ? "runout" : nth(parts, index),
      flow: nth(flows, index),
    };
  });
}

function wrongParent(parent: number | undefined, index: number): Issue[] {
  if (parent === undefined) return [];
  if (!Number.isInteger(parent)) return [issueAt(index, "after", "not-whole")];
  if (parent < 0) return [issueAt(index, "after", "below", 1)];
  return parent >= index ? [issueAt(index, "after", "above", index)] : [];
}

/** Finds sections that go straight on after the same junction. Only the first may do so; every other section is refused. */
const straightTwice = (sections: readonly SectionInput[], children: readonly number[][]): Issue[] =>
  children.flatMap((below) =>
    below
      .filter((child) => nth(sections, child).from === "straight")
      .slice(1)
      .map((child) => issueAt(child, "from", "second-straight")),
  );

const withoutFlow = (sections: readonly SectionInput[], children: readonly number[][]): Issue[] =>
  sections.flatMap(({ flow }, index) =>
    flow === undefined && nth(children, index).length === 0 ? [issueAt(index, "flow", "no-air")] : [],
  );

function wrongFlow({ flow }: SectionInput, index: number, carried: number, unit: FlowUnit): Issue[] {
  const sum = Number(inUnit(carried, unit).toPrecision(6));
  if (flow !== undefined && Math.abs(flow / sum - 1) > sumTolerance)
    return [issueAt(index, "flow", "not-the-sum", sum)];
  const wrong = flowProblem(carried, unit);
  return wrong ? [issueAt(index, "flow", wrong.problem, wrong.limit)] : [];
}
