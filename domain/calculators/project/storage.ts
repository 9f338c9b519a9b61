import { FileRefused, fileOf, readFile } from "./file.ts";
import { isObject } from "./spelling.ts";
import type { StoredProject } from "./versions.ts";

const key = "cooling-project";
/** The key of the project that was replaced by another project. */
const keyBefore = "cooling-project-before";

/** Runs an action on the browser's storage. The storage may be switched off or full. Nothing is saved then, and the page says so. */
function tried<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * Writes the text for the browser's storage. The id of the account's project is beside the project and not in it, so that a file that a visitor
 * passes on does not contain the id.
 */
export const storedText = ({ project, account }: StoredProject) =>
  JSON.stringify({ ...fileOf(project), ...(account && { account }) });

/** Reads a text from the browser's storage. Throws a FileRefused if it is not a project. */
export function fromStored(text: string): StoredProject {
  const { project } = readFile(text);
  const value: unknown = JSON.parse(text);
  const account = isObject(value) && typeof value.account === "string" ? value.account : undefined;
  return { project, account };
}

/** Reads the stored project. `newer` means that a later version of the page saved it, so it must not be overwritten. */
export function readStored(): StoredProject | "newer" | undefined {
  const text = tried(() => localStorage.getItem(key));
  if (!text) return undefined;
  try {
    return fromStored(text);
  } catch (error) {
    return error instanceof FileRefused && error.reason === "newer" ? "newer" : undefined;
  }
}

export const keptBefore = (): StoredProject | undefined =>
  tried(() => {
    const text = localStorage.getItem(keyBefore);
    return text === null ? undefined : fromStored(text);
  });

/** Stores the project. Returns true if it is in the storage afterwards. */
export const keep = (own: StoredProject): boolean =>
  tried(() => localStorage.setItem(key, storedText(own))) === undefined && isKept(own);
const isKept = (own: StoredProject) => tried(() => localStorage.getItem(key)) === storedText(own);

export const keepBefore = (own: StoredProject) => void tried(() => localStorage.setItem(keyBefore, storedText(own)));

/** Calls back when another tab has changed the project. */
export function onOtherTab(changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== event.oldValue) changed();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
