import { recordOf } from "@site/typed";
import { z } from "zod";
import { type DiagramName, diagramNames, diagrams } from "../diagrams.ts";
import { line } from "./common.ts";

const step = z.strictObject({ title: line.max(50), text: line.max(260) });

/** The words of one diagram: exactly the labels of its drawing, and one step for each of its numbers. */
const wordsOf = (name: DiagramName) => {
  const { labels, steps } = diagrams[name];
  return z.strictObject({
    /** The title. A screen reader reads the title and the description instead of the drawing. */
    title: line.max(90),
    description: line.max(220),
    labels: z.strictObject(Object.fromEntries(labels.map((label) => [label, line.max(32)]))),
    steps: z.array(step).length(steps),
  });
};

export const diagramWords = recordOf(diagramNames, wordsOf);
export type DiagramWords = z.infer<ReturnType<typeof wordsOf>>;
