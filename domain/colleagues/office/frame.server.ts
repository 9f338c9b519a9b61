import { languageOf } from "@site/ground/language/languages.ts";
import { entranceFor } from "#domain/sign-in/index.server.ts";
import { db } from "#platform/db/db.ts";
import { countIn } from "#platform/outbox/messages.ts";
import { env } from "#platform/process/env.ts";
import { company } from "#site/content/content.server.ts";
import { unseenNotices } from "../store/notices.ts";
import { may, rightsOf } from "../store/rights.ts";
import type { Colleague } from "../store/types.ts";

/** Loads the data around every page of the office. */
export const frameFor = async (colleague: Colleague, pathname: string) => ({
  staff: colleague,
  rights: rightsOf(colleague.role),
  entrance: await entranceFor(pathname),
  company: company().shortName[languageOf(pathname)],
  /** The number of messages that could not be sent, for colleagues who can send them again. */
  dead: may(colleague.role, "leads.change")
    ? await countIn(await db(), "failed", may(colleague.role, "applications"))
    : 0,
  notices: await unseenBy(colleague),
  /** True if this colleague can use the online editor. */
  editor: Boolean(env().EDITOR_URL) && may(colleague.role, "content"),
  /**
   * True if mails can be read in the office, including mails that let somebody sign in. This is possible only if there is no mail server.
   */
  mailbox: !env().SMTP_URL && may(colleague.role, "mailbox"),
});

/** Lists the notices that the colleague has not been shown yet. */
export const unseenBy = async (colleague: Colleague) =>
  may(colleague.role, "notices") ? await unseenNotices(await db(), colleague.id) : [];
