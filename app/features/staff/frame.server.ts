import { languageOf } from "#app/i18n/languages.ts";
import { company } from "#app/site/content.server.ts";
import { env } from "#server/env.ts";
import type { Staff } from "#server/staff/types.ts";

/** What surrounds every page of the office. */
export const frameFor = (staff: Staff, pathname: string) => ({
  staff,
  company: company().shortName[languageOf(pathname)],
  /** Without a mail server mails can be read here. */
  mailbox: !env().SMTP_URL,
});
