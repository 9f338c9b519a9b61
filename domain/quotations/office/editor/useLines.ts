import { useRef, useState } from "react";
import { changeLine, emptyLine, hasTaken, type LineForm, moveLine, withWork } from "./draft.ts";

/** The state of the lines in the editor. Each line keeps its id while the page is open. */
export function useLines(initial: readonly LineForm[]) {
  const [lines, setLines] = useState([...initial]);
  const next = useRef(initial.length);
  const made = (line: Omit<LineForm, "id">): LineForm => {
    next.current += 1;
    return { ...line, id: next.current };
  };
  return {
    lines,
    replace: (others: readonly Omit<LineForm, "id">[]) => setLines(others.map(made)),
    change: (id: number, part: Partial<LineForm>) =>
      setLines((all) => all.map((line) => (line.id === id ? changeLine(line, part) : line))),
    move: (index: number, by: 1 | -1) => setLines((all) => moveLine(all, index, by)),
    remove: (id: number) => setLines((all) => all.filter((line) => line.id !== id)),
    copy: (line: LineForm) => {
      const twin = made(line);
      setLines((all) => all.flatMap((one) => (one.id === line.id ? [one, twin] : [one])));
    },
    addTaken: (work: readonly LineForm[]) => {
      const added = work.map(made);
      setLines((all) => (hasTaken(all) ? all : withWork(all, added)));
    },
    add: (line: Omit<LineForm, "id"> = emptyLine) => {
      const one = made(line);
      setLines((all) => [...all, one]);
    },
  };
}
