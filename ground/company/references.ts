import own from "../../content/shared/references.json" with { type: "json" };

/**
 * The alphabet of references. It has no 0/O, 1/I/L or U/V, because references are read out on the phone. It has no vowels, so
 * that a reference never spells a word.
 */
export const referenceAlphabet = "23456789BCDFGHJKMNPQRSTWXYZ";

/**
 * The pattern of a generated reference. It accepts the letters of any company, because a company that changes its letters still has to find its
 * earlier references. The model of a unit, such as MSZ-AP35VG, hardly ever matches.
 */
const drawn = `[A-Z]{2,4}-[${referenceAlphabet}]{6}`;
/**
 * The pattern of a reference that somebody copied with mistakes. It requires letters that are in use, and a digit. Otherwise an ordinary
 * word such as "air-source" would match.
 */
const copied = (letters: string) => `(?:${letters})-(?=[A-Z]*\\d)[A-Z0-9]{6}`;

/** The pattern of the reference of an enquiry. */
export const enquiryReference = `\\b(?:${copied(`WT|${own.requests}`)}|(?!JOB-|QT-|AMC-)${drawn})\\b`;

/**
 * The pattern of any reference: of enquiries, applications, quotations and contracts. It must end where the word ends. Otherwise it would match the
 * first characters of the model CS-YN18WKYF.
 */
export const anyReference = `\\b(?:${copied(`WT|JOB|${own.requests}`)}|${drawn}|(?:QT|AMC)-\\d{4}-\\d{4,})\\b`;
