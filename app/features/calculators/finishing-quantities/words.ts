import { z } from "zod";
import { line } from "#app/site/schemas/common.ts";

export const words = z.strictObject({
  length: line,
  width: line,
  height: line,
  coats: line,
  spread: line,
  area: line,
  paint: line,
  answer: line,
});
export type Words = z.infer<typeof words>;
