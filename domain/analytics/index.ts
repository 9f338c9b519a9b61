/** Other domains use the components and shared words of this domain only through this file. */

export { dayNamed } from "./office/choice.ts";
export { LabelledChoice, LabelledInput } from "./office/LabelledInput.tsx";
