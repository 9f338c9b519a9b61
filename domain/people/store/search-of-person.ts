import type { PeopleTable } from "#platform/db/people-schema.ts";
import { soundsOfName } from "#platform/db/search/names.ts";
import { normalizeText } from "#platform/process/normalize-text.ts";

export const searchOfPerson = ({ name, phone, email }: Pick<PeopleTable, "name" | "phone" | "email">): string =>
  [normalizeText([name, phone, email].join(" ")), soundsOfName(name)].filter(Boolean).join(" ");
