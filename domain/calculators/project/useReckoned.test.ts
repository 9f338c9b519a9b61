import { expect, test } from "vitest";
import { emptyProject } from "./model.ts";
import type { ProjectResult } from "./reckon.ts";
import { lineTo } from "./useReckoned.ts";
import type { Question } from "./worker.ts";

test("a worker that fails is reported, and does not hold back the next question", () => {
  const questions: Question[] = [];
  const worker = Object.assign(new EventTarget(), { postMessage: (question: Question) => questions.push(question) });
  const answers: (readonly [string, ProjectResult | undefined])[] = [];
  const ask = lineTo(worker as never, (reckoned, { name }) => answers.push([name, reckoned]));
  const answer = { rooms: {}, problems: [] };

  ask({ ...emptyProject, name: "first" });
  ask({ ...emptyProject, name: "second" });
  worker.dispatchEvent(new Event("error"));
  expect(answers).toEqual([["first", undefined]]);
  expect(questions.map(({ project }) => project.name)).toEqual(["first", "second"]);

  worker.dispatchEvent(new MessageEvent("message", { data: { number: 2, reckoned: answer } }));
  expect(answers[1]).toEqual(["second", answer]);
});
