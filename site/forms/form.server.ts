/** A submitted form: its text fields, and the files of its one file field. */
export interface SentForm {
  fields: Record<string, string>;
  photos: Blob[];
  /** True if the server did not keep the files, because they were too large (platform/http/body.ts). */
  filesLeftOut: boolean;
}

/** Reads a submitted form. If a field was sent twice, the first value counts. Returns null if the body is not a readable form. */
export async function readForm(request: Request, fileField = "photos"): Promise<SentForm | null> {
  if (
    !/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(request.headers.get("content-type") ?? "")
  )
    return null;
  try {
    const form = await request.formData();
    const fields: Record<string, string> = Object.create(null);
    for (const [name, value] of form) if (typeof value === "string") fields[name] ??= cleanText(value);
    const filesLeftOut = request.headers.has("x-files-left-out");
    return { fields, photos: form.getAll(fileField).filter(isChosen), filesLeftOut };
  } catch {
    return null;
  }
}

/** Browsers send an empty file for an empty file field. */
const isChosen = (entry: FormDataEntryValue): entry is File => typeof entry !== "string" && entry.size > 0;

/**
 * Removes bidirectional control characters, which can make a text look different from what is stored. People paste them without noticing,
 * so an error message would not help.
 */
export const cleanText = (text: string) => text.toWellFormed().replace(/[\u202a-\u202e\u2066-\u2069\ufeff]/g, "");

/** Cleans a value that nobody typed, before it is stored or logged. The result is one line without control characters. */
export const cleanLine = (text: string) => cleanText(text).replace(/\p{Cc}/gu, "");
