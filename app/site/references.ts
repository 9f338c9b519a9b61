/** No 0/O, 1/I/L or U/V, because it is read out on the phone. No vowels, so that it never spells a word. */
export const referenceAlphabet = "23456789BCDFGHJKMNPQRSTWXYZ";

/**
 * One that was copied wrong is one too; six letters alone may be a word, as in "air-source", and the beginning of a longer number is one of a
 * machine, as in "CS-YN18WKYF".
 */
const number = `(?:(?=[A-Z]*\\d)[A-Z0-9]{6}|[${referenceAlphabet}]{6})\\b`;

/** A request's reference, with any company's letters: whoever changes theirs still finds what was sent before. */
export const requestReference = `\\b(?!JOB-|QT-|AMC-)[A-Z]{2,4}-${number}`;

/** Whatever has a reference: requests, applications, quotations, contracts. */
export const anyReference = `\\b(?:[A-Z]{2,4}-${number}|(?:QT|AMC)-\\d{4}-\\d{4,})`;
