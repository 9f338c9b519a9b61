/** The options of a quotation in an address, such as ?chosen=&add2=2: as the form that adds them up names them. */
export const choiceQuery = (chosen: readonly (number | string)[]): URLSearchParams =>
  new URLSearchParams([["chosen", ""], ...chosen.map((at) => [`add${at}`, String(at)])]);

/** The same as one word, to tell one choice from another. */
export const choiceWord = (chosen: readonly number[]): string => chosen.join(",");

/** The form in which the customer answers. What can be chosen stands above it and belongs to it, so that it says what is ticked. */
export const answerForm = "answer";
