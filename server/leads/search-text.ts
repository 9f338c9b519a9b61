import type { LeadsTable } from "../db/schema.ts";
import { normalizeText } from "../normalize-text.ts";

/** The text that the inbox searches. */
export const searchTextOf = (
  row: Pick<LeadsTable, "reference" | "name" | "email" | "phone" | "phone_typed" | "message">,
): string =>
  normalizeText(
    [row.reference, row.name, row.email, row.phone, row.phone_typed.replace(/[\s()-]/g, ""), row.message].join(" "),
  );
