/** The door to the components and shared words of this domain, for other domains. */

export { dayNamed } from "./office/choice.ts";
export { Labelled, LabelledChoice } from "./office/Labelled.tsx";
