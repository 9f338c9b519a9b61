/** The header of an answer about free times that gives the number of findings for the same work and place. */
export const findingsHeader = "x-findings";
