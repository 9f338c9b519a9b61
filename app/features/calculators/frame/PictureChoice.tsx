import { ofField } from "./ofField.tsx";
import { Radios } from "./Radios.tsx";

/** One of a few options, as pictures. */
export const PictureChoice = ofField(Radios);
