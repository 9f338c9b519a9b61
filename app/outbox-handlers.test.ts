import { languageCodes } from "@site/ground/language/languages.ts";
import type { Kysely } from "kysely";
import { describe, expect, it } from "vitest";
import { mailHandlers } from "#domain/leads/mails/handlers.server.ts";
import { webhookHandlers } from "#domain/leads/mails/webhooks.server.ts";
import type { Database } from "#platform/db/schema.ts";
import { translator } from "#site/i18n/t.ts";
import { handlersFor } from "./outbox-handlers.server.ts";

/** The tests read only the topics, so nothing uses this database. */
const db = {} as Kysely<Database>;
const all = Object.keys(handlersFor(db));
const aboutLeads = Object.keys({ ...mailHandlers(db), ...webhookHandlers(db) });

describe.each(languageCodes)("every mail and message has a name (%s)", (language) => {
  it.each(all)("in the list of messages: %s", (topic) => {
    const key = `messages.topics.${topic}` as "messages.topics.mail.office";
    expect(translator(language, "colleagues")(key)).not.toBe(key);
  });

  it.each(aboutLeads)("on a timeline: %s", (topic) => {
    const key = `topics.${topic.replaceAll(".", "-")}` as "topics.mail-office";
    expect(translator(language, "inbox")(key)).not.toBe(key);
  });
});
