import type { FormState } from "./schema.ts";
import type { FormTexts } from "./types.ts";

/** Thanks, and by when we answer. */
export function sentWords({ due, dueLate }: FormState, { sentText, sentLate, sentBy }: FormTexts): string {
  return due ? `${dueLate ? sentLate : sentText} ${sentBy.replace("{when}", due)}` : "";
}
