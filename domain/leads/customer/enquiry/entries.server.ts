import type { Language } from "@site/ground/language/languages.ts";
import { span } from "@site/ground/time/uae-span.ts";
import { translator } from "#site/i18n/t.ts";
import type { FollowedEnquiry } from "../../store/follow.ts";
import type { EventData, EventKind } from "../../store/types.ts";
import type { Entry } from "./types.ts";

type Row = FollowedEnquiry["events"][number];
type Told = Pick<Entry, "title" | "text" | "findings">;

/** The addresses of files. A function returns an empty list if the reader has no key, because the addresses contain it. */
interface Addresses {
  photo(id: string): string[];
  /** The PDF of the report of a visit. */
  report(visit: string): string[];
}

/** Returns the timeline in words for the customer. Photos that were sent together are one entry. */
export function entriesOf(
  rows: Row[],
  language: Language,
  when: (at: number) => string,
  addressOf: Addresses,
): Entry[] {
  const t = translator(language, "enquiry");
  const quotation = translator(language, "quotation");
  const visits = translator(language, "visits");
  const contract = translator(language, "contract");
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
    quote: ({ what, number }) => ({ title: quotation(`customer.timeline.${what}`, { number }) }),
    // If the office takes back a move of a visit ("undone"), the customer does not see an entry for it.
    visit: ({ what, from, to }) => ({
      title: visits(`customer.timeline.${what as Exclude<typeof what, "undone">}`, { when: span(from, to, language) }),
    }),
    contract: ({ what, number }) => ({ title: contract(`customer.timeline.${what}`, { number }) }),
    report: (data) => reportIn(data, language),
    note: ({ text }) => ({ title: t("timeline.weWrote"), text }),
  };
  return together(rows).flatMap(([row, ...more]) => {
    const count = 1 + more.length;
    const describe = tell[row.kind as EventKind] as ((data: unknown, row: Row, together: number) => Told) | undefined;
    const at = { id: row.id, at: new Date(row.at).toISOString(), when: when(row.at), ours: row.actor !== "customer" };
    const photos = [row, ...more].flatMap(filesOf).flatMap(addressOf.photo);
    const paper = visitReportedBy(row).flatMap(addressOf.report)[0];
    return describe ? [{ ...at, photos, paper, ...describe(JSON.parse(row.data), row, count) }] : [];
  });
}

function filesOf({ kind, data }: Row): string[] {
  if (kind === "photo") return [JSON.parse(data).file];
  return kind === "report" ? JSON.parse(data).files : [];
}

/** Returns the visit whose report this entry is. Additions to a report are in the same PDF, so they have no link of their own. */
function visitReportedBy({ kind, data }: Row): string[] {
  if (kind !== "report") return [];
  const { what, appointment }: EventData["report"] = JSON.parse(data);
  return what === "done" ? [appointment] : [];
}

/**
 * Returns the entry for a technician's report. The customer can pass on the link of the page, so the entry leaves out the name of the
 * person who confirmed the report.
 */
function reportIn(data: EventData["report"] & { confirmed?: boolean }, language: Language): Told {
  const t = translator(language, "visits");
  const confirmed = data.confirmed ? t("report.customer.confirmed") : "";
  return {
    title: t(data.what === "add" ? "report.customer.added" : "report.customer.title"),
    text: [data.note, confirmed].filter(Boolean).join("\n") || undefined,
    findings: [
      ...data.checks.map(({ text, answer }) => ({
        label: text[language],
        value: t(`report.customer.answers.${answer}`),
        ltr: false,
      })),
      ...data.readings.map(({ text, unit, value }) => ({
        label: text[language],
        value: `${value} ${unit}`,
        ltr: true,
      })),
    ],
  };
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
