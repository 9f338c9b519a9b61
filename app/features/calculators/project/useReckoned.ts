import { useEffect, useRef, useState } from "react";
import type { Project } from "./model.ts";
import type { Reckoned } from "./reckon.ts";
import type { Answer, Question } from "./worker.ts";

const nothing: Reckoned = { rooms: {}, problems: [] };

/** The loads of a project, reckoned in a worker so that the page never waits. While one answer is on its way, only the latest question waits. */
export function useReckoned(project: Project) {
  const [reckoned, setReckoned] = useState(nothing);
  const [answered, setAnswered] = useState<Project>();
  const line = useRef<Line>(undefined);
  useEffect(() => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    line.current = lineTo(worker, (answer, asked) => {
      setReckoned(answer);
      setAnswered(asked);
    });
    return () => worker.terminate();
  }, []);
  useEffect(() => line.current?.(project), [project]);
  return { reckoned, working: answered !== project };
}

type Line = (project: Project) => void;

function lineTo(worker: Worker, onAnswer: (reckoned: Reckoned, project: Project) => void): Line {
  let number = 0;
  let asked: Project | undefined;
  let waiting: Project | undefined;
  const ask = (project: Project) => {
    asked = project;
    number += 1;
    const question: Question = { number, project };
    worker.postMessage(question);
  };
  const goOn = () => {
    const next = waiting;
    [asked, waiting] = [undefined, undefined];
    if (next) ask(next);
  };
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    if (data.number !== number || !asked) return;
    onAnswer(data.reckoned, asked);
    goOn();
  });
  // A question without an answer must not hold back all later ones.
  worker.addEventListener("error", goOn);
  return (project) => {
    if (asked) waiting = project;
    else ask(project);
  };
}
