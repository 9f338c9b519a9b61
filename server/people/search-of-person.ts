import type { PeopleTable } from "../db/people-schema.ts";
import { normalizeText } from "../normalize-text.ts";

export const searchOfPerson = ({ name, phone, email }: Pick<PeopleTable, "name" | "phone" | "email">): string =>
  normalizeText([name, phone, email].join(" "));
