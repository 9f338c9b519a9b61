import type { DuctResult } from "@site/engine/ducts/duct-size.ts";
import type { Shape } from "@site/engine/ducts/sections.ts";
import type { Say } from "../kit/frame/say.ts";

/** Returns the shape to install: the rectangle if one fits, otherwise the round duct. */
export const installedShape = ({ round, rectangular }: DuctResult) => rectangular ?? round;

const millimetres = (metres: number) => Math.round(metres * 1000);

/** Writes the sides in millimetres as drawings state them, such as 400 × 300. */
export const sidesOf = ({ kind, width, height }: Shape) =>
  kind === "round" ? `${millimetres(width)}` : `${millimetres(width)} × ${millimetres(height)}`;

/** Writes the sides with their unit. They stay in order in Arabic text too. */
export const sizeOf = (shape: Shape, say: Say<unknown>) => `\u2066${sidesOf(shape)}\u2069 ${say.unit("mm")}`;
