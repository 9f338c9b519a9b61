import { type Language, languageOf, languages } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { answerInWorker, chargeFor, hasWorkers } from "#platform/compute/compute.ts";
import { currentTime, uptime } from "#platform/machine/time.ts";
import type { Paper } from "#platform/pdf/typeset.ts";
import { calculatorWords, readPage } from "#site/content/content.server.ts";
import { siteOrigin } from "#site/content/origin.server.ts";
import { translator } from "#site/i18n/t.ts";
import { pdfAnswer } from "#site/papers/paper.server.ts";
import { sayer } from "../../kit/frame/say.ts";
import { openState, queryOf } from "../engineer/state.ts";
import { costOf } from "../island-entry.ts";
import { words } from "../words.ts";
import { aboutFields, type ReportHead, reportPaper } from "./report.server.ts";

const page = "/calculators/hvac-cooling-load";
/** The name of the day in the address of a report. The address contains the day, so that a cached answer never shows yesterday's date. */
const dayField = "day";
/** The longest text of a line on the cover, in characters. */
const longest = 200;

/** Returns the document for the typesetter; undefined if a value in the address is refused. */
function paperAt(query: URLSearchParams, language: Language, day: number): Paper | undefined {
  const about: ReportHead = Object.fromEntries(
    aboutFields.map((name) => [name, (query.get(name) ?? "").slice(0, longest)]),
  );
  const own = new URLSearchParams(query);
  for (const name of [...aboutFields, dayField]) own.delete(name);
  const say = sayer(words.parse(readPage("calculator", page, language)?.words), calculatorWords(language), language);
  const state = openState(own, say.words);
  const { counted, start, stale } = state;
  if (stale || !counted) return undefined;
  const link = `${siteOrigin()}${href(page, language)}?${queryOf(state)}`;
  return reportPaper({ counted, quick: start.quick, about, say, language, link, now: uaeDayStart(day) });
}

/** Answers with the content of a report. A worker computes it for the thread that typesets the report. */
export function reportContent({ searchParams, pathname }: URL): Response {
  const [today, requestedDay] = [uaeDay(currentTime()), Number(searchParams.get(dayField))];
  const day = Math.abs(requestedDay - today) <= 1 ? requestedDay : today;
  return Response.json(paperAt(searchParams, languageOf(pathname), day) ?? null, {
    headers: { "x-robots-tag": "noindex, nofollow", "cache-control": "private, no-store" },
  });
}

/** Answers with the report of the calculation in the address as a PDF, or with a plain sentence if the engine refuses the values. */
export async function reportAnswer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOf(pathname);
  const day = uaeDay(currentTime());
  searchParams.set("mode", "engineer");
  const cost = costOf(searchParams.toString());
  let paper: Paper | undefined;
  if (hasWorkers()) {
    searchParams.set(dayField, String(day));
    const content = `${languages[language].prefix}${page}/report.json?${searchParams}`;
    const answer = await answerInWorker(request, content, cost);
    if (!answer.ok) return answer;
    paper = ((await answer.json()) as Paper | null) ?? undefined;
  } else paper = paperAt(searchParams, language, day);
  if (!paper) return refusal(language);
  const made = paper;
  const began = uptime();
  const file = await pdfAnswer(() => made, "cooling-load-report.pdf", request);
  chargeFor(request, (uptime() - began) / 1000);
  return file;
}

function refusal(language: Language): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "content-language": language };
  return new Response(`${translator(language, "paper")("report.refused")}\n`, { status: 400, headers });
}
