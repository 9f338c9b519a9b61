import own from "../../content/shared/references.json" with { type: "json" };

/** No 0/O, 1/I/L or U/V, because it is read out on the phone. No vowels, so that it never spells a word. */
export const referenceAlphabet = "23456789BCDFGHJKMNPQRSTWXYZ";

/** A reference may have any company's letters: whoever changes theirs still finds what was sent before. A unit's model, such as MSZ-AP35VG, is hardly ever like it. */
const drawn = `[A-Z]{2,4}-[${referenceAlphabet}]{6}`;
/** One that was copied wrong counts too if it has letters in use; six letters alone may be a word, as in "air-source". */
const copied = (letters: string) => `(?:${letters})-(?=[A-Z]*\\d)[A-Z0-9]{6}`;

/** A request's reference. */
export const enquiryReference = `\\b(?:${copied(`WT|${own.requests}`)}|(?!JOB-|QT-|AMC-)${drawn})\\b`;

/** Whatever has a reference: requests, applications, quotations, contracts. It ends where its word ends, as the model CS-YN18WKYF does not after six signs. */
export const anyReference = `\\b(?:${copied(`WT|JOB|${own.requests}`)}|${drawn}|(?:QT|AMC)-\\d{4}-\\d{4,})\\b`;
