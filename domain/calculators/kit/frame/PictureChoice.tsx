import { connectField } from "./connectField.tsx";
import { Radios, type RadiosProps } from "./Radios.tsx";

/** A choice among a few pictures. */
export const PictureChoice = connectField<"choice", RadiosProps>("choice", Radios);
