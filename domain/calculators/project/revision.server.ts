import { type NewRevision, projectLimits } from "#domain/accounts/store/index.ts";
import { FileRefused, fileOf, readFile } from "./file.ts";

/**
 * Reads the file that an account stores. Our own parser writes it anew, so nothing else is stored. Undefined if it is not a project, or too large.
 */
export function revisionIn(text: string): NewRevision | undefined {
  try {
    const { project } = readFile(text);
    const file = JSON.stringify(fileOf(project));
    if (Buffer.byteLength(file) > projectLimits.file) return undefined;
    return { name: project.name || "–", label: project.revision, rooms: project.rooms.length, file };
  } catch (error) {
    if (error instanceof FileRefused) return undefined;
    throw error;
  }
}
