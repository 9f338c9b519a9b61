import { FileRefused, fileOf, readFile } from "./file.ts";
import type { Project } from "./model.ts";

const key = "cooling-project";
/** The project that another one replaced. */
const keyBefore = "cooling-project-before";

/** Storage may be switched off or full: then nothing is kept, and the page says so. */
function tried<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const read = (name: string): Project | undefined =>
  tried(() => {
    const text = localStorage.getItem(name);
    return text === null ? undefined : readFile(text).project;
  });

const textOf = (project: Project) => JSON.stringify(fileOf(project));

/** `newer`: a later version of the page saved it, so it must not be written over. */
export function kept(): Project | "newer" | undefined {
  const text = tried(() => localStorage.getItem(key));
  if (!text) return undefined;
  try {
    return readFile(text).project;
  } catch (error) {
    return error instanceof FileRefused && error.reason === "newer" ? "newer" : undefined;
  }
}

export const keptBefore = () => read(keyBefore);

/** Whether it was kept. */
export const keep = (project: Project): boolean =>
  tried(() => localStorage.setItem(key, textOf(project))) === undefined && isKept(project);
const isKept = (project: Project) => tried(() => localStorage.getItem(key)) === textOf(project);

export const keepBefore = (project: Project) => void tried(() => localStorage.setItem(keyBefore, textOf(project)));

/** Calls back when another tab has changed the project. */
export function onOtherTab(changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== event.oldValue) changed();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
