import { type BuildingResult, calculate } from "@site/engine/buildings/building.ts";
import { type Language, languageOf, languages } from "@site/ground/language/languages.ts";
import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { nth } from "@site/typed";
import { answerInWorker, chargeFor, hasWorkers } from "#platform/compute/compute.ts";
import { currentTime, uptime } from "#platform/machine/time.ts";
import type { Paper } from "#platform/pdf/typeset.ts";
import { calculatorWords, readPage } from "#site/content/content.server.ts";
import { readForm } from "#site/forms/form.server.ts";
import { translator } from "#site/i18n/t.ts";
import { pdfAnswer } from "#site/papers/paper.server.ts";
import type { CalculatedBuilding } from "../cooling-load/engineer/state.ts";
import { reportPaper, type Sheet } from "../cooling-load/report/report.server.ts";
import type { Speech } from "../cooling-load/say.ts";
import { words } from "../cooling-load/words.ts";
import { sayer } from "../kit/frame/say.ts";
import { FileRefused, readFile } from "./file.ts";
import { openOne, openProject, type Project, startOf, uncooledUse } from "./model.ts";
import { nameAt } from "./names.ts";
import { memory } from "./reckon.ts";

const page = "/calculators/hvac-cooling-load/project";
/** The largest number of pages for single rooms. A hundred pages would block the typesetter for everybody else for too long. */
const mostSheets = 40;
/** The name of the day in the address. The address contains the day, so that a cached answer never shows yesterday's date. */
const dayField = "day";

/** Makes a posted project into a PDF. The server keeps only the PDF, for a while and under a hash. */
export async function projectReport(request: Request): Promise<Response> {
  const language = languageOf(new URL(request.url).pathname);
  const file = (await readForm(request))?.fields.file ?? "";
  const day = uaeDay(currentTime());
  let paper: Paper | null;
  if (hasWorkers()) {
    const content = `${languages[language].prefix}${page}/report.json?${dayField}=${day}`;
    const answer = await answerInWorker(request, content, "seconds", file);
    if (!answer.ok) return answer;
    paper = await answer.json();
  } else paper = paperOf(file, language, day);
  if (!paper) return refusal(language);
  const made = paper;
  const began = uptime();
  const pdf = await pdfAnswer(() => made, "cooling-load-project.pdf", request);
  chargeFor(request, (uptime() - began) / 1000);
  return pdf;
}

/**
 * Returns the report's content to the thread that typesets it. Only a worker answers; the main thread answers 404, so that nobody outside can
 * overload it.
 */
export async function projectReportContent(request: Request): Promise<Response> {
  if (hasWorkers()) return new Response(null, { status: 404 });
  const { pathname, searchParams } = new URL(request.url);
  const day = Number(searchParams.get(dayField));
  return Response.json(paperOf(await request.text(), languageOf(pathname), day), {
    headers: { "x-robots-tag": "noindex, nofollow", "cache-control": "private, no-store" },
  });
}

function refusal(language: Language): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "content-language": language };
  return new Response(`${translator(language, "project")("report.refused")}\n`, { status: 400, headers });
}

/** Returns the document for the typesetter; null if the text is not a project, or if nothing in it can be calculated. */
export function paperOf(file: string, language: Language, day: number): Paper | null {
  const read = readPage("calculator", "/calculators/hvac-cooling-load", language);
  const say = sayer(words.parse(read?.words), calculatorWords(language), language);
  const project = projectIn(file);
  const found = project && countedOf(project, say);
  if (!project || !found) return null;
  const { name, client, author, revision, notes } = project;
  const about = { project: name, client, author, revision };
  return reportPaper({
    ...found,
    ...{ about, notes, say, language, quick: startOf(project.age).quick, now: uaeDayStart(day) },
  });
}

function projectIn(file: string): Project | undefined {
  try {
    return readFile(file).project;
  } catch (error) {
    if (error instanceof FileRefused) return undefined;
    throw error;
  }
}

/** Converts a project to a calculated building of engineer mode, from which the report is made. */
function countedOf(project: Project, say: Speech) {
  const { open, known } = memory()(project);
  const { rooms, problems, building, plan, counted } = openProject(project, open);
  const [first] = project.rooms;
  if (!first || !building || problems.length > 0 || counted.length === 0) return undefined;
  const named = <R extends object>(list: readonly R[]) =>
    list.map((room, at) => ({ ...room, name: nameAt(project, nth(counted, at), say) }));
  const result = calculate(building, known(building));
  const sheet = openOne(project, first);
  const inAll = <V>(building: Readonly<Record<string, V>>, own: (index: number) => Readonly<Record<string, V>>) => ({
    ...Object.fromEntries(Object.entries(building).filter(([name]) => !/^\d/.test(name))),
    ...Object.fromEntries(
      counted.flatMap((index, at) => Object.entries(own(index)).map(([name, value]) => [`${at}${name}`, value])),
    ),
  });
  const merged = (kind: "values" | "usual") => inAll(sheet[kind], (index) => nth(rooms, index)[kind]);
  const opened = {
    ...{ values: merged("values"), usual: merged("usual"), problems: [], rooms: counted.length },
    ...{ asked: { ...sheet.asked, plan }, building: { ...building, rooms: named(building.rooms) } },
  };
  const fields = inAll(project.given, (index) => nth(project.rooms, index).given);
  const whole: CalculatedBuilding = { given: fields, opened, result: { ...result, rooms: named(result.rooms) } };
  const isUncooled = (index: number) => nth(project.rooms, index).given.k === uncooledUse;
  const namesOf = (is: (index: number) => boolean) =>
    rooms.flatMap(({ room }, index) => (!room && is(index) ? [nameAt(project, index, say)] : []));
  const leftOut = namesOf((index) => !isUncooled(index));
  return { counted: whole, ...sheetsOf(project, counted, result, say), leftOut, uncooled: namesOf(isUncooled) };
}

/**
 * Chooses the rooms that have a page. Rooms that differ only by their names share one page. If there are too many rooms, only those with the
 * largest loads have a page.
 */
function sheetsOf(project: Project, counted: readonly number[], { rooms }: BuildingResult, say: Speech) {
  const alike = Map.groupBy(counted.keys(), (at) => {
    const { n: _name, ...fields } = nth(project.rooms, nth(counted, at)).given;
    return JSON.stringify(fields);
  });
  const all = [...alike.values()].map(
    ([room = 0, ...rest]): Sheet => ({ room, others: rest.map((at) => nameAt(project, nth(counted, at), say)) }),
  );
  const load = ({ room }: Sheet) => nth(rooms, room).breakdown.required;
  const largest = new Set(all.toSorted((a, b) => load(b) - load(a)).slice(0, mostSheets));
  return { sheets: all.filter((sheet) => largest.has(sheet)), partly: all.length > mostSheets };
}
