import type { Role } from "@site/ground/company/roles.ts";
import type { Language } from "@site/ground/language/languages.ts";
import type { Selectable } from "kysely";
import type { StaffTable } from "#platform/db/schema.ts";

/** A colleague who may use the office. */
export interface Colleague {
  id: string;
  name: string;
  role: Role;
  locale: Language;
}

export const colleagueFrom = ({
  id,
  name,
  role,
  locale,
}: Pick<Selectable<StaffTable>, keyof Colleague>): Colleague => ({
  id,
  name,
  role,
  locale,
});
