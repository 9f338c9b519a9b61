import type { Language } from "@site/ground/language/languages.ts";
import { href, idOf } from "@site/ground/site-map/links.ts";
import { translator } from "#site/i18n/t.ts";
import { steps as toolSteps } from "../../store/beacon.ts";
import { countsOf } from "../../store/read/counts.ts";
import { contactKinds, eventKinds } from "../../store/read/dims.ts";
import { eventsBy } from "../../store/read/events.ts";
import { pathOf } from "../../store/read/origin.ts";
import { readingOf } from "../../store/read/pages.ts";
import { vitalsOf } from "../../store/read/vitals.ts";
import { textsOf } from "../../store/read/words.ts";
import type { Context } from "./context.server.ts";
import { labelOf } from "./labels.server.ts";
import { type Column, enoughMeasured, type Row, type TableData, type TableName } from "./table.ts";
import { byFirst, figureOf } from "./visits.server.ts";

/** The most pages in the table of reading. Nobody reads more rows, and each page costs a separate lookup in the database. */
const most = 200;

/** Shows how far down each page was read, and for how long. */
export async function reading(context: Context): Promise<TableData> {
  const { period, before } = context.choice;
  const pages = await context.sums("page", period);
  const top = [...pages].toSorted(([, one], [, other]) => other.views - one.views).slice(0, most);
  const ids = top.map(([id]) => Number(id));
  const texts = await textsOf(context.db, ids);
  const earlier = before && (await context.sums("page", before));
  const columns: Column[] = ["views", "perView", "depth25", "depth50", "depth75", "depth90"];
  const rows = (await readingOf(context.db, ids, period)).map((read) => {
    const path = pathOf(texts.get(read.page) ?? "");
    const depths = [read.depth_25, read.depth_50, read.depth_75, read.depth_90];
    const share = (part: number) => (read.views === 0 ? null : part / read.views);
    return {
      key: String(read.page),
      ...labelOf("page", path, context.language),
      cells: [read.views, share(read.visible_ms), ...depths.map(share)],
      before: earlier ? (earlier.get(String(read.page))?.views ?? 0) : null,
    };
  });
  return { name: "reading", columns, rows: byFirst(rows), whole: null };
}

/** Shows how often visitors reached each step of a calculator, and how many leads and won jobs came with a calculation. */
export async function calculators(context: Context): Promise<TableData> {
  const steps = await Promise.all(
    toolSteps.map((step) => eventsBy(context.db, "word", `tool.${step}`, context.choice.period)),
  );
  const texts = await textsOf(context.db, new Set(steps.flatMap((step) => [...step.keys()])));
  const outcomes = (await context.outcomes()).by.tool;
  const columns: Column[] = ["started", "answered", "copied", "printed", "handed", "leads", "won", "wonAed"];
  const names = new Map([...texts].map(([id, text]) => [text, id]));
  const rows = [...new Set([...names.keys(), ...outcomes.keys()])].map((name) => ({
    key: name,
    label: name,
    ltr: true,
    cells: columns.map((column, at) =>
      at < steps.length
        ? (steps[at]?.get(names.get(name) ?? -1)?.times ?? 0)
        : figureOf(column, undefined, outcomes.get(name)),
    ),
    before: null,
  }));
  return { name: "calculators", columns, rows: byFirst(rows), whole: null };
}

/** Counts clicks on phone numbers, WhatsApp, links to other sites and downloads. */
export async function contacts(context: Context): Promise<TableData> {
  const { period, before } = context.choice;
  const t = translator(context.language, "analytics");
  const rows: Row[] = [];
  for (const kind of contactKinds) {
    const found = await eventsBy(context.db, "word", kind, period);
    const earlier = before && (await eventsBy(context.db, "word", kind, before));
    const texts = await textsOf(context.db, found.keys());
    for (const [id, { times }] of found) {
      const pressed = texts.get(id);
      const words = pressed && t(`pressed.at-${pressed}`, { defaultValue: pressed });
      rows.push({
        key: `${kind} ${id}`,
        label: words ? `${t(`contacts.${kind}`)} · ${words}` : t(`contacts.${kind}`),
        cells: [times],
        before: earlier ? (earlier.get(id)?.times ?? 0) : null,
      });
    }
  }
  return { name: "contacts", columns: ["times"], rows: byFirst(rows), whole: null };
}

/** Lists why requests were not counted as visits (for example robots), and how often. */
export async function uncountedTable({ db, language, choice }: Context): Promise<TableData> {
  const t = translator(language, "analytics");
  const found = await countsOf(db, choice.period);
  const earlier = choice.before && (await countsOf(db, choice.before));
  found.delete("answered");
  const rows = [...found].map(
    ([name, times]): Row => ({
      key: name,
      label: t(`uncounted.${name}`, { defaultValue: name }),
      cells: [times],
      before: earlier ? (earlier.get(name) ?? 0) : null,
    }),
  );
  return { name: "uncounted", columns: ["times"], rows: byFirst(rows), whole: null };
}

/** Shows the 75th percentile of the web vitals for each kind of page and each kind of device. */
export async function vitals(context: Context): Promise<TableData> {
  const t = translator(context.language, "analytics");
  const found = await vitalsOf(context.db, context.choice.period);
  const rows = found.map(
    ({ pageKind, device, times, p75 }): Row => ({
      key: `${pageKind} ${device}`,
      label: `${t(`pageKinds.${pageKind}`, { defaultValue: pageKind })} · ${t(`device.${device}`, { defaultValue: "" })}`,
      cells: (["LCP", "CLS", "INP"] as const).flatMap((vital) => [
        times[vital],
        times[vital] < enoughMeasured ? null : p75[vital],
      ]),
      before: null,
    }),
  );
  return {
    name: "vitals",
    columns: ["lcpTimes", "lcp", "clsTimes", "cls", "inpTimes", "inp"],
    rows: byFirst(rows),
    whole: null,
  };
}

/**
 * Returns links that help to mend a row. For a search it is the page of its results. For a missing page it is the page's address, and a
 * line that a colleague can copy into the file of redirects.
 */
function mending(name: TableName, text: string, language: Language): Pick<Row, "href" | "line"> {
  if (name === "searches") return { href: `${href("/search", language)}?${new URLSearchParams({ q: text })}` };
  if (!text.startsWith("/") || text.includes(":masked")) return {};
  return name === "missing" ? { href: encodeURI(text), line: `${JSON.stringify(idOf(encodeURI(text)))}: "/…"` } : {};
}

/**
 * Makes the table of searches without a result, of missing pages, or of old addresses that are redirected. Each row is something to mend.
 */
const inVain =
  (name: TableName, kind: string, column: "word" | "page") =>
  async (context: Context): Promise<TableData> => {
    const { period, before } = context.choice;
    const found = [...(await eventsBy(context.db, column, kind, period))].filter(
      ([, { value }]) => column === "page" || value === 0,
    );
    const earlier = before && (await eventsBy(context.db, column, kind, before));
    const texts = await textsOf(
      context.db,
      found.map(([id]) => id),
    );
    const rows = found.map(
      ([id, { times }]): Row => ({
        key: String(id),
        label: texts.get(id) ?? "",
        ltr: column === "page",
        ...mending(name, texts.get(id) ?? "", context.language),
        cells: [times],
        before: earlier ? (earlier.get(id)?.times ?? 0) : null,
      }),
    );
    return { name, columns: ["times"], rows: byFirst(rows), whole: null };
  };

export const searches = inVain("searches", eventKinds.search, "word");
export const missingTable = inVain("missing", eventKinds.missing, "page");
export const movedTable = inVain("moved", eventKinds.moved, "page");
