import type { Language } from "#app/i18n/languages.ts";
import { translator } from "#app/i18n/t.ts";
import { span } from "#app/i18n/uae-span.ts";
import type { Followed } from "#server/leads/follow.ts";
import type { EventData, EventKind } from "#server/leads/types.ts";
import type { Entry } from "./types.ts";

type Row = Followed["events"][number];
type Told = { title: string; text?: string };

/** The timeline in the customer's words; photos sent together are one entry. */
export function entriesOf(
  rows: Row[],
  language: Language,
  when: (at: number) => string,
  photoOf: (id: string) => string[],
): Entry[] {
  const t = translator(language, "request");
  const offer = translator(language, "offer");
  const visits = translator(language, "visits");
  const tell: { [K in EventKind]?: (data: EventData[K], row: Row, together: number) => Told } = {
    received: ({ kind }) => ({ title: t(`timeline.received.${kind}`) }),
    message: ({ text }, { actor }) => ({
      title: t(actor === "customer" ? "timeline.youWrote" : "timeline.weWrote"),
      text,
    }),
    photo: (_, __, count) => ({ title: t("timeline.photos", { count }) }),
    withdrawn: () => ({ title: t("timeline.withdrawn") }),
    reply: ({ channel, text }) => ({ title: t(`timeline.reply.${channel}`), text }),
    status: ({ to }) => ({ title: t(`states.${to}.title`) }),
    quote: ({ what, number }) => ({ title: offer(`customer.timeline.${what}`, { number }) }),
    visit: ({ what, from, to }) => ({ title: visits(`customer.timeline.${what}`, { when: span(from, to, language) }) }),
    note: ({ text }) => ({ title: t("timeline.weWrote"), text }),
  };
  return together(rows).flatMap(([row, ...more]) => {
    const count = 1 + more.length;
    const told = tell[row.kind as EventKind] as ((data: unknown, row: Row, together: number) => Told) | undefined;
    const at = { id: row.id, at: new Date(row.at).toISOString(), when: when(row.at), ours: row.actor !== "customer" };
    const photos = row.kind === "photo" ? [row, ...more].flatMap(({ data }) => photoOf(JSON.parse(data).file)) : [];
    return told ? [{ ...at, photos, ...told(JSON.parse(row.data), row, count) }] : [];
  });
}

function together(rows: Row[]): [Row, ...Row[]][] {
  const groups: [Row, ...Row[]][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (row.kind === "photo" && last?.[0].kind === "photo" && last[0].at === row.at) last.push(row);
    else groups.push([row]);
  }
  return groups;
}
