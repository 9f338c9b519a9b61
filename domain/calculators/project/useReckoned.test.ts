import { expect, test } from "vitest";
import { emptyProject } from "./model.ts";
import type { ProjectResult } from "./reckon.ts";
import { lineTo } from "./useReckoned.ts";
import type { Question } from "./worker.ts";

test("a worker that fails is reported, and does not hold back the next question", () => {
  const asked: Question[] = [];
  const worker = Object.assign(new EventTarget(), { postMessage: (question: Question) => asked.push(question) });
  const told: (readonly [string, ProjectResult | undefined])[] = [];
  const ask = lineTo(worker as never, (reckoned, { name }) => told.push([name, reckoned]));
  const answer = { rooms: {}, problems: [] };

  ask({ ...emptyProject, name: "first" });
  ask({ ...emptyProject, name: "second" });
  worker.dispatchEvent(new Event("error"));
  expect(told).toEqual([["first", undefined]]);
  expect(asked.map(({ project }) => project.name)).toEqual(["first", "second"]);

  worker.dispatchEvent(new MessageEvent("message", { data: { number: 2, reckoned: answer } }));
  expect(told[1]).toEqual(["second", answer]);
});
