import { ofField } from "./ofField.tsx";
import { Radios } from "./Radios.tsx";

/** One of a few, by picture. */
export const PictureChoice = ofField(Radios);
