import { useEffect, useRef, useState } from "react";
import type { Project } from "./model.ts";
import type { ProjectResult } from "./reckon.ts";
import type { Answer, Question } from "./worker.ts";

const nothing: ProjectResult = { rooms: {}, problems: [] };

/**
 * Calculates the loads of a project in a worker, so that the page never waits. While the worker calculates, only the latest project waits. If
 * the worker fails, no loads are shown, because the loads of the previous project would stand beside the inputs of the new one.
 */
export function useReckoned(project: Project) {
  const [{ answer, asked: source }, setAnswered] = useState<{ answer?: ProjectResult; asked?: Project }>({
    answer: nothing,
  });
  const line = useRef<Line>(undefined);
  useEffect(() => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    line.current = lineTo(worker, (answer, source) => setAnswered({ answer, asked: source }));
    return () => worker.terminate();
  }, []);
  useEffect(() => line.current?.(project), [project]);
  return { reckoned: answer ?? nothing, working: source !== project, failed: answer === undefined };
}

type Line = (project: Project) => void;

type Workers = Pick<Worker, "postMessage" | "addEventListener">;

export function lineTo(
  worker: Workers,
  onAnswer: (reckoned: ProjectResult | undefined, project: Project) => void,
): Line {
  let number = 0;
  let current: Project | undefined;
  let waiting: Project | undefined;
  const ask = (project: Project) => {
    current = project;
    number += 1;
    const question: Question = { number, project };
    worker.postMessage(question);
  };
  const goOn = () => {
    const next = waiting;
    [current, waiting] = [undefined, undefined];
    if (next) ask(next);
  };
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    if (data.number !== number || !current) return;
    onAnswer(data.reckoned, current);
    goOn();
  });
  // The worker failed on this project. The next project must not wait for its answer.
  worker.addEventListener("error", () => {
    if (current) onAnswer(undefined, current);
    goOn();
  });
  return (project) => {
    if (current) waiting = project;
    else ask(project);
  };
}
