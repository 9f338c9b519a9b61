import { connectField } from "./connectField.tsx";
import { Radios } from "./Radios.tsx";

/** One of a few options, as pictures. */
export const PictureChoice = connectField(Radios);
