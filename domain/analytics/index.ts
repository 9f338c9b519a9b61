/** The public interface of this domain for components. Other domains import its components only from this file. */

export { dayNamed } from "./office/choice.ts";
export { LabelledChoice, LabelledInput } from "./office/LabelledInput.tsx";
