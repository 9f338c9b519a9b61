import own from "../../content/shared/references.json" with { type: "json" };

/** The alphabet has no 0/O, 1/I/L or U/V, because references are read out on the phone, and no vowels, so that a reference never spells a word. */
export const referenceAlphabet = "23456789BCDFGHJKMNPQRSTWXYZ";

/**
 * The pattern of a drawn reference. It may have any company's letters: a company that changes its letters still finds its earlier references. The
 * model of a unit, such as MSZ-AP35VG, hardly ever matches.
 */
const drawn = `[A-Z]{2,4}-[${referenceAlphabet}]{6}`;
/**
 * The pattern of a reference that was copied wrongly. It counts only with letters that are in use, because other six letters may be a word, as in
 * "air-source".
 */
const copied = (letters: string) => `(?:${letters})-(?=[A-Z]*\\d)[A-Z0-9]{6}`;

/** The pattern of an enquiry's reference. */
export const enquiryReference = `\\b(?:${copied(`WT|${own.requests}`)}|(?!JOB-|QT-|AMC-)${drawn})\\b`;

/**
 * The pattern of any reference: of enquiries, applications, quotations and contracts. It ends where the word ends, so it does not match the first six
 * characters of the model CS-YN18WKYF.
 */
export const anyReference = `\\b(?:${copied(`WT|JOB|${own.requests}`)}|${drawn}|(?:QT|AMC)-\\d{4}-\\d{4,})\\b`;
