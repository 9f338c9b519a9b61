import { languageOf } from "@site/ground/language/languages.ts";
import { entranceFor } from "#domain/sign-in/index.server.ts";
import { db } from "#platform/db/db.ts";
import { countIn } from "#platform/outbox/messages.ts";
import { env } from "#platform/process/env.ts";
import { company } from "#site/content/content.server.ts";
import { unseenNotices } from "../store/notices.ts";
import { may, rightsOf } from "../store/rights.ts";
import type { Staff } from "../store/types.ts";

/** The data around every page of the office. */
export const frameFor = async (staff: Staff, pathname: string) => ({
  staff,
  rights: rightsOf(staff.role),
  entrance: await entranceFor(pathname),
  company: company().shortName[languageOf(pathname)],
  /** The number of messages that could not be sent, for those who can send them again. */
  dead: may(staff.role, "leads.change") ? await countIn(await db(), "failed", may(staff.role, "applications")) : 0,
  notices: await unseenBy(staff),
  /** True if there is an online editor for this colleague. */
  editor: Boolean(env().EDITOR_URL) && may(staff.role, "content"),
  /** True if mails can be read here, including those that grant access: only where there is no mail server. */
  mailbox: !env().SMTP_URL && may(staff.role, "mailbox"),
});

/** Lists the notices that the colleague has not been shown yet. */
export const unseenBy = async (staff: Staff) =>
  may(staff.role, "notices") ? await unseenNotices(await db(), staff.id) : [];
