import { href } from "@site/ground/site-map/links.ts";
import { dateOfDay } from "@site/ground/time/uae-time.ts";
import type { Kysely } from "kysely";
import { colleagueOf, may } from "#domain/colleagues/store/index.ts";
import type { Database } from "#platform/db/schema.ts";
import type { Handlers } from "#platform/outbox/types.ts";
import { translator } from "#site/i18n/t.ts";
import { automaticHeaders, sendLetter } from "#site/letters/envelope.server.ts";
import type { Block, Fact, Letter } from "#site/letters/letter.ts";
import { absoluteAddress, senderIn } from "#site/letters/sender.server.ts";
import { askedOf } from "../office/data.server.ts";
import { changeOf, totalText } from "../office/figures.ts";
import { tables } from "../office/tables/all.server.ts";
import type { TableName } from "../office/tables/table.ts";
import { dayFormat } from "../office/timeline.server.ts";
import { totalsOf } from "../office/totals.server.ts";
import { weeklyTopic } from "../store/weekly.ts";

const lists = ["entries", "channels", "searches"] as const satisfies TableName[];
const longest = 5;

/**
 * Mails the figures of the week that ended before `monday`, compared with the week before it. Nothing is sent to a colleague who is no
 * longer an owner, or if there were no visits.
 */
export const weeklyHandlers = (db: Kysely<Database>): Handlers => ({
  [weeklyTopic]: async (message) => {
    const { staff: colleague = "", monday = "" } = message.payload;
    const owner = await colleagueOf(db, colleague);
    if (!owner || owner.disabled || !may(owner.role, "analytics")) return "moot";
    const letter = await weeklyLetter(db, Number(monday), owner.locale);
    if (!letter) return "moot";
    return sendLetter(db, message, weeklyTopic, letter, { to: owner.email, headers: automaticHeaders });
  },
});

async function weeklyLetter(db: Kysely<Database>, monday: number, language: "en" | "ar"): Promise<Letter | null> {
  const [from, to] = [dateOfDay(monday - 7), dateOfDay(monday - 1)];
  const query = new URLSearchParams({ range: "own", from, to });
  const context = askedOf(db, query, language);
  const { totals } = await totalsOf(context);
  if (!totals.some(({ name, value }) => name === "visits" && value)) return null;
  const t = translator(language, "analytics");
  const format = dayFormat(language);
  const dates = `${format(monday - 7)} – ${format(monday - 1)}`;
  const facts = totals.map(({ name, value, before }): Fact => {
    const change = changeOf(value, before);
    const text = totalText(name, value, t);
    return {
      label: t(`totals.${name}`),
      value: change && change !== "new" ? `${text} (${change.text})` : text,
      ltr: true,
    };
  });
  const blocks: Block[] = [
    { kind: "text", text: t("weekly.text", { dates }) },
    { kind: "facts", facts },
  ];
  for (const name of lists) {
    const { rows } = await tables[name](context);
    const steps = rows.slice(0, longest).map(({ label, cells }) => `${label}: ${cells[0] ?? 0}`);
    if (steps.length > 0) blocks.push({ kind: "steps", heading: t(`tables.${name}`), steps });
  }
  const link = absoluteAddress(`${href("/admin/analytics", language)}?${query}`);
  return {
    language,
    subject: t("weekly.subject", { dates }),
    preview: facts
      .slice(0, 2)
      .map(({ label, value }) => `${label}: ${value}`)
      .join(" · "),
    heading: t("weekly.heading"),
    sender: senderIn(language),
    blocks: [
      ...blocks,
      { kind: "action", label: t("weekly.open"), href: link },
      { kind: "note", text: t("weekly.off") },
    ],
  };
}
