/** Returns the chosen options as a query, such as ?chosen=&add2=2. The names are those of the form that computes the total. */
export const choiceQuery = (chosen: readonly (number | string)[]): URLSearchParams =>
  new URLSearchParams([["chosen", ""], ...chosen.map((at) => [`add${at}`, String(at)])]);

/** Returns the chosen options as one string, to compare two choices. */
export const choiceWord = (chosen: readonly number[]): string => chosen.join(",");

/** The id of the form in which the customer answers. The checkboxes of the options stand outside the form and refer to it by this id. */
export const answerForm = "answer";
