import type { PeopleTable } from "#platform/db/people-schema.ts";
import { normalizeText } from "#platform/process/normalize-text.ts";

export const searchOfPerson = ({ name, phone, email }: Pick<PeopleTable, "name" | "phone" | "email">): string =>
  normalizeText([name, phone, email].join(" "));
