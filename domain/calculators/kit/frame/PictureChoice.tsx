import { connectField } from "./connectField.tsx";
import { Radios, type RadiosProps } from "./Radios.tsx";

/** A field for one of a few options, which are shown as pictures. */
export const PictureChoice = connectField<"choice", RadiosProps>("choice", Radios);
