import { type NewRevision, projectLimits } from "#domain/accounts/store/index.ts";
import { FileRefused, fileOf, readFile } from "./file.ts";

/**
 * Reads a project file that an account is to store. Our own code writes the file again, so nothing else is stored. Undefined if the text is not
 * a project, or if the file is too large.
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
