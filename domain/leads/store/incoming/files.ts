import type { NewFile } from "#platform/photos/reencode.ts";
import { reencodePhoto } from "#platform/photos/reencode.ts";
import { photoType } from "#platform/photos/type.ts";
import { checkDocument, type NewDocument } from "../documents.ts";
import type { FileProblem } from "../types.ts";
import type { MailFile } from "./types.ts";

const mostPhotos = 5;
const mostDocuments = 5;
/** A picture inside the text with fewer bytes than this is taken for the logo of a signature and left out. */
const signatureBytes = 20 * 1024;

export interface CheckedFiles {
  photos: NewFile[];
  /** All files that are not photos, in the order of the mail. A file that is not stored has its name and the reason. */
  others: (NewDocument | { name: string; problem: FileProblem })[];
}

/**
 * Checks the files of a mail. Pictures are re-encoded, and documents are checked like uploads. Of all other files only the name is kept. It
 * rejects if a picture should be tried again later.
 */
export async function checkFiles(files: readonly MailFile[]): Promise<CheckedFiles> {
  const checked: CheckedFiles = { photos: [], others: [] };
  for (const { name, content, isInline } of files) {
    const isPhoto = photoType(content) !== undefined;
    if (isPhoto && isInline && content.byteLength < signatureBytes) continue;
    const kept = isPhoto ? await photoOf(content, checked) : await documentOf(name, content, checked);
    if (typeof kept === "string") checked.others.push({ name, problem: kept });
    else if ("width" in kept) checked.photos.push(kept);
    else checked.others.push(kept);
  }
  return checked;
}

async function photoOf(content: Uint8Array, { photos }: CheckedFiles): Promise<NewFile | FileProblem> {
  if (photos.length >= mostPhotos) return "tooMany";
  const photo = await reencodePhoto(content);
  if (typeof photo !== "string") return photo;
  return photo === "tooLarge" ? "size" : "unsafe";
}

async function documentOf(name: string, content: Uint8Array, { others }: CheckedFiles) {
  const kept = others.filter((other) => "content" in other).length;
  return kept >= mostDocuments ? "tooMany" : checkDocument(name, content);
}
