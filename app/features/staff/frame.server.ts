import { entranceFor } from "#app/features/auth/entrance.server.ts";
import { languageOf } from "#app/i18n/languages.ts";
import { company } from "#app/site/content.server.ts";
import { env } from "#server/env.ts";
import { may, rightsOf } from "#server/staff/rights.ts";
import type { Staff } from "#server/staff/types.ts";

/** The data around every page of the office. */
export const frameFor = async (staff: Staff, pathname: string) => ({
  staff,
  rights: rightsOf(staff.role),
  entrance: await entranceFor(pathname),
  company: company().shortName[languageOf(pathname)],
  /** Without a mail server, mails can be read here, including those that grant access. */
  mailbox: !env().SMTP_URL && may(staff.role, "mailbox"),
});
