/** Matches numbers and times as they are printed: 254.8, 14,590, 17:24. Digits inside a code, such as R410A or 5010-1, are none. */
const number = /(?<![A-Za-z\d.,:/+-])(?:\d{1,2}:\d\d|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?![\d:]|[.,-]\d)/g;

/** Matches what stands before the number of a standard, a law or a page: such a number is a name and counts nothing. */
const naming =
  /(?:\b(?!AED\b)[A-Z][A-Z.&]+(?:[ -][A-Z]\b)?|\b(?:[Ll]aw|[Dd]ecision|[Dd]ecree|[Rr]esolution|[Cc]ircular|[Aa]rticle|[Nn]o\.|[Oo]rder|[Pp]art|[Tt]able|[Cc]hapter)|قانون|القانون|قرار|القرار|مرسوم|رقم|المادة|مادة|الفصل|الجزء|صفحة|كود|الكود|إصدار)\s*$/;
/** Matches what follows the number of a law. */
const ofYear = /^\s*(?:of|لسنة|لعام)\s+\d{4}/;

const money = { before: /AED\s*$/, after: /^\s*(?:AED\b|dirhams?\b|درهم|دراهم)/ };

/** True for a year, and for the number of the police or of Civil Defence. */
const isYearOrCall = (text: string) => /^(?:(?:1[89]|20)\d\d|99\d)$/.test(text);

/** True for 115, 2,200 or 0.4, but not for 36, 300 or 2,000: a round number stands in too many texts by chance. */
const isTelling = (text: string) =>
  /[.:]/.test(text) || (/\d.*\d.*\d/.test(text) && /[1-9].*[1-9]/.test(text.replace(/[,0]+$/, "")));

/** Returns every number of a text. */
export const numbersIn = (text: string): string[] => text.match(number) ?? [];

export type TypedFigure = { figure: string; isMoney: boolean };

/**
 * Returns the numbers that are figures of something: those with three digits or a decimal point, those with the currency, and times of day.
 * Years, emergency numbers, and the numbers of standards and laws are none.
 */
export function figuresIn(text: string): TypedFigure[] {
  return [...text.matchAll(number)].flatMap(({ 0: figure, index }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + figure.length)];
    const isMoney = money.before.test(before) || money.after.test(after);
    const isName = isYearOrCall(figure) || naming.test(before.slice(-20)) || ofYear.test(after);
    return isName || !(isMoney || isTelling(figure)) ? [] : [{ figure, isMoney }];
  });
}
