import type { Shape } from "#engine/ducts/sections.ts";
import type { Say } from "../frame/say.ts";

const millimetres = (metres: number) => Math.round(metres * 1000);

/** Sides as they are written on drawings: 400 × 300. */
export const sidesOf = ({ kind, width, height }: Shape) =>
  kind === "round" ? `${millimetres(width)}` : `${millimetres(width)} × ${millimetres(height)}`;

/** The same in a line of text, kept in its order where the line runs from right to left. */
export const sizeOf = (shape: Shape, say: Say<unknown>) => `\u2066${sidesOf(shape)}\u2069 ${say.unit("mm")}`;
