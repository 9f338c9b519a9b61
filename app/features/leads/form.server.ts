/** What a form brought: its text fields, and the files of the one field that may carry some. */
export interface SentForm {
  fields: Record<string, string>;
  photos: Blob[];
}

/** Of a field sent twice the first one counts. Null where it is no form that can be read. */
export async function readForm(request: Request): Promise<SentForm | null> {
  if (
    !/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(request.headers.get("content-type") ?? "")
  )
    return null;
  try {
    const form = await request.formData();
    const fields: Record<string, string> = Object.create(null);
    for (const [name, value] of form) if (typeof value === "string") fields[name] ??= cleanText(value);
    return { fields, photos: form.getAll("photos").filter(isChosen) };
  } catch {
    return null;
  }
}

/** A field for files that was left empty is sent as an empty file. */
const isChosen = (entry: FormDataEntryValue): entry is File => typeof entry !== "string" && entry.size > 0;

/**
 * Characters that turn the direction of what follows are dropped: they can make a text read otherwise than it is
 * stored, and come along unseen when something is pasted, so that a complaint would explain nothing.
 */
export const cleanText = (text: string) => text.toWellFormed().replace(/[\u202a-\u202e\u2066-\u2069\ufeff]/g, "");

/** What may stand in the database and in a log of ours although nobody typed it: one line, no controls. */
export const cleanLine = (text: string) => cleanText(text).replace(/\p{Cc}/gu, "");
