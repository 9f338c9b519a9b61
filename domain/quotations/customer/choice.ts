/** The options of a quotation in an address, such as ?chosen=&add2=2, with the names that the form for adding up uses. */
export const choiceQuery = (chosen: readonly (number | string)[]): URLSearchParams =>
  new URLSearchParams([["chosen", ""], ...chosen.map((at) => [`add${at}`, String(at)])]);

/** The same as one word, to compare choices. */
export const choiceWord = (chosen: readonly number[]): string => chosen.join(",");

/** The id of the form in which the customer answers. The options stand above it and belong to it, so that they are sent with it. */
export const answerForm = "answer";
