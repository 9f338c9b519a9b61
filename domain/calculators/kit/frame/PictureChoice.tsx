import { connectField } from "./connectField.tsx";
import { Radios, type RadiosProps } from "./Radios.tsx";

/** One of a few options, as pictures. */
export const PictureChoice = connectField<"choice", RadiosProps>("choice", Radios);
