import type { Project } from "./model.ts";
import { type ProjectResult, reckoner } from "./reckon.ts";

const reckon = reckoner();

export interface Question {
  number: number;
  project: Project;
}
export interface Answer {
  number: number;
  reckoned: ProjectResult;
}

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  const answer: Answer = { number: data.number, reckoned: reckon(data.project) };
  postMessage(answer);
});
