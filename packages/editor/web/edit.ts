import { leavesOf } from "@site/ground/leaves.ts";
import type { Context } from "hono";
import type { Entry } from "../files/all-entries.ts";
import type { FoundProblem } from "../files/problems.ts";
import { type Outcome, save } from "../files/save.ts";
import { valuesFrom } from "../form/entries.ts";
import { applyOperation, type Operation, parseOperation } from "../form/operations.ts";
import { isObject, type Schema } from "../form/schema.ts";
import { NotPublished } from "../online/git.ts";
import type { Site } from "../site.ts";
import { type FormPage, formPage, type Line } from "./form-page.ts";
import { inPlainWords } from "./messages.ts";
import type { Setting } from "./setting.ts";
import { differences, filesOf, formOf, hashesOf, schemaOfEntry, type Values, valuesOnDisk } from "./state.ts";
import { besideName, type View } from "./view.ts";
import { fieldName, fill, type PageWords } from "./words.ts";

type Shown = { values: Values; hashes: Record<string, string>; split: string[]; lists: string };
type Extra = { problems?: FoundProblem[]; onDisk?: Map<string, string>; notice?: FormPage["notice"] };

/** Shows the form of an entry, with the values that are stored on disk. */
export async function openForm(entry: Entry, isSaved: string | undefined, setting: Setting) {
  const shown = {
    values: valuesOnDisk(setting.site, entry),
    hashes: hashesOf(setting.site, entry),
    split: [],
    lists: "both",
  };
  const { form, online } = setting.told.words;
  const problems = isSaved === undefined ? [] : await problemsNow(setting.site, entry);
  const text = isSaved === "0" ? form.unchanged : setting.told.colleague ? online.saved : form.saved;
  const later = problems.length > 0 ? fill(setting.told.words.problems.later, { n: problems.length }) : "";
  const notice =
    isSaved === undefined ? undefined : noticeOf(`${text} ${later}`, later ? "wait" : "good", problems, setting.told);
  return page(entry, shown, setting, { problems, notice });
}

/** Lists the problems that the check of all content finds in these files. */
async function problemsNow({ check }: Site, entry: Entry): Promise<FoundProblem[]> {
  const { problems } = await check();
  return problems.filter(({ file }) => Object.values(filesOf(entry)).includes(file));
}

function noticeOf(
  text: string,
  kind: "good" | "bad" | "wait",
  problems: FoundProblem[],
  pageWords: PageWords,
  values: Values = {},
) {
  const lines = problems.map((problem): [string, Line] => {
    const text = `${problem.file} · ${nameOf(problem, pageWords)}: ${inPlainWords(problem, valueAt(values, problem), pageWords)}`;
    return [text, { text, place: placeIn(problem) }];
  });
  return { text, kind, lines: [...new Map(lines).values()] };
}

function refusalOf(problems: FoundProblem[], pageWords: PageWords, values: Values) {
  const { problems: words } = pageWords.words;
  const notice = noticeOf("", "bad", problems, pageWords, values);
  const n = notice.lines.length;
  return { ...notice, text: fill(n === 1 ? words.one : words.title, { n }) };
}

const nameOf = ({ field = "" }: FoundProblem, pageWords: PageWords) =>
  field
    .split(".")
    .map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : fieldName(key, pageWords)))
    .join(" › ");

const sideOf = ({ file }: Pick<FoundProblem, "file">) => /^(en|ar)\//.exec(file)?.[1] ?? "shared";
const placeIn = (problem: FoundProblem) => `${sideOf(problem)}:${problem.field ?? ""}`;
const valueAt = (values: Values, problem: FoundProblem) =>
  leavesOf(values[sideOf(problem)]).find(({ field }) => field === problem.field)?.value;

/** Answers a sent form: saves it, or returns the form as a button has changed it. */
export async function answerEditForm(context: Context, entry: Entry, fields: URLSearchParams, setting: Setting) {
  const values = valuesFrom(fields);
  const shown: Shown = {
    values,
    hashes: Object.fromEntries(
      [...fields].filter(([name]) => name.startsWith("hash:")).map(([name, hash]) => [name.slice(5), hash]),
    ),
    split: fields.getAll("split"),
    lists: fields.get("lists") ?? "both",
  };
  const command = fields.get("do") ?? "save";
  if (command !== "save")
    return context.html(
      await page(entry, changed(shown, command, fields, schemaOfEntry(setting.site, entry)), setting, {}),
    );
  return answered(context, entry, shown, setting, await saved(entry, shown, setting));
}

/** Saves the values and returns the outcome. If the Git host does not accept a change, the change is not kept in the files either. */
function saved(entry: Entry, { values, hashes }: Shown, { site, publish }: Setting): Promise<Outcome | NotPublished> {
  const write = () => save(site, { ...entry, files: filesOf(entry) }, values, hashes);
  return publish(`content: ${entry.id ?? entry.key}`, write).catch((error: unknown) => {
    if (error instanceof NotPublished) return error;
    throw error;
  });
}

async function answered(
  context: Context,
  entry: Entry,
  shown: Shown,
  setting: Setting,
  outcome: Outcome | NotPublished,
) {
  const { site, told: pageWords } = setting;
  const { values } = shown;
  if (outcome instanceof NotPublished) {
    console.error(`${outcome.why}: ${outcome.message}`);
    const { online } = pageWords.words;
    const notice = noticeOf(fill(online.notSaved, { why: online[outcome.why] }), "bad", [], pageWords);
    return context.html(await page(entry, shown, setting, { notice }), 503);
  }
  const here = `/edit?file=${encodeURIComponent(entry.key)}`;
  if (outcome.is === "saved") return context.redirect(`${here}&saved=${outcome.files.length}`, 303);
  if (outcome.is === "refused") {
    const { problems } = outcome;
    const notice = refusalOf(problems, pageWords, values);
    return context.html(await page(entry, shown, setting, { problems, notice }), 422);
  }
  const files = outcome.sides.map((side) => filesOf(entry)[side]).join(", ");
  const notice = noticeOf(fill(pageWords.words.problems.conflict, { files }), "bad", [], pageWords);
  const onDisk = differences(values, valuesOnDisk(site, entry));
  return context.html(await page(entry, { ...shown, hashes: hashesOf(site, entry) }, setting, { onDisk, notice }), 409);
}

function changed(shown: Shown, command: string, fields: URLSearchParams, schema: Schema): Shown {
  const operation = parseOperation(command);
  if (operation[0] === "split") return { ...shown, split: [...shown.split, operation[1]] };
  const values = applyOperation(withBeside(operation, fields, shown.lists), shown.values, schema);
  return { ...shown, values };
}

/**
 * Adds the name or choice that a button needs. It is in the field beside the button, and the name of that field begins with the button's
 * action.
 */
function withBeside([what, paths, argument]: Operation, fields: URLSearchParams, lists: string): Operation {
  const beside = fields.get(besideName(what, paths));
  const inThese = paths.filter(([side]) => lists === "both" || side === "shared" || side === lists);
  if (beside === null) return [what, inThese, argument] as Operation;
  return parseOperation(JSON.stringify([what, inThese, what === "vary" ? Number(beside) : beside])) as Operation;
}

async function page(
  entry: Entry,
  { values, hashes, split, lists }: Shown,
  setting: Setting,
  { problems = [], onDisk, notice }: Extra,
) {
  const { site, told: pageWords, token, preview } = setting;
  const byPlace = Map.groupBy(problems, placeIn);
  const said = [...byPlace].map(([place, all]): [string, string[]] => [
    place,
    all.map((each) => inPlainWords(each, valueAt(values, each), pageWords)),
  ]);
  const view: View = { told: pageWords, problems: new Map(said), onDisk: onDisk ?? new Map() };
  const form = formOf(site, entry, values, split);
  return formPage({
    entry,
    form,
    view,
    title: titleOf(entry, values, pageWords),
    token,
    hashes,
    split,
    lists,
    notice,
    preview,
    shownOn: site.shownOn,
    references: Object.fromEntries(
      Object.entries(filesOf(entry)).map(([side, file]) => [side, site.references(file, values[side])]),
    ),
  });
}

function titleOf({ key }: Entry, values: Values, pageWords: PageWords) {
  const names = Object.values(values).map((value) => (isObject(value) ? value.name : undefined));
  return String(names.find((name) => typeof name === "string" && name !== "") ?? fieldName(key, pageWords));
}
