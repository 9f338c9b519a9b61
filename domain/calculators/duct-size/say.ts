import type { DuctResult } from "@site/engine/ducts/duct-size.ts";
import type { Shape } from "@site/engine/ducts/sections.ts";
import type { Say } from "../kit/frame/say.ts";

/** The shape to install: the rectangle if one fits, otherwise the round duct. */
export const installedShape = ({ round, rectangular }: DuctResult) => rectangular ?? round;

const millimetres = (metres: number) => Math.round(metres * 1000);

/** Sides as drawings state them: 400 × 300. */
export const sidesOf = ({ kind, width, height }: Shape) =>
  kind === "round" ? `${millimetres(width)}` : `${millimetres(width)} × ${millimetres(height)}`;

/** The same inside text, kept in order in right-to-left lines. */
export const sizeOf = (shape: Shape, say: Say<unknown>) => `\u2066${sidesOf(shape)}\u2069 ${say.unit("mm")}`;
