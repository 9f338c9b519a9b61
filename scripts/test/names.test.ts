/**
 * An exported name must say what the thing is: a noun, or a verb for a function. A name such as `Asked` or `told` names only a state, so a
 * reader has to look up what is in that state. Each thing has the same word everywhere (docs/glossary.md). Tables, columns and stored
 * values keep their old words.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const participles = `
  abandoned accepted acted added addressed agreed answering applied asked asking assumed attached awaited batched began begun booked broken brought built
  cancelled carrying challenged changed changing checked chosen cleaned compared compressed computed confirmed confused converted copied counted covered
  created credited damaged dated decrypted defined deleted done drawn edited embedded encrypted enrolled erased escaped expected exported failed filled
  filtered flooded flowing followed following found gave given gone grouped guessed happened heard hidden hosted indented indexed installed invited
  isolated issued joined kept known labelled launched leaving lent limited linked linking listed loaded localised locked lost made marked masked matched
  matching measured merged mirrored missed missing moved moving multiplied named needed noted offered opened owed owned paid parsed pending pinned placing
  planned posted postponed printed proven quoted reached rebuilt received reckoned recorded recovered redone refused related released removed
  rendered repeated replaced requested reserved resigned restored returned rounded running said saved scheduled sealed searched seen selected sending sent
  served shared shown signed simplified sold sorted sourced spooled started stepped stolen stored summed taken tampered ticked tied timed titled told tossed
  traced tried typed uncommitted uncooled uncounted understood undone unescaped unpacked unreached unsent unsynced untranslated unwritten used verified
  visited waiting wanted watched withdrawn won written
`;
const pronounsAndSuch = `
  absolute after again around apart bare before behind below beside between both each empty every everything exactly extra foreign
  how inside its itself left live longest mine most nearby nearest nobody nothing odd of other others ours outside over own raw rich same small
  some somebody something such that theirs these this those today together under unsure until urgent usual what when where whether which who whom whose
  why wide within without way ways wish wishes
`;
const bare = new Set(`${participles} ${pronounsAndSuch}`.trim().split(/\s+/));

/** `Read` as the name of a type is refused, but `read` is allowed as the name of a function. */
const isBare = (name: string) => name === "Read" || bare.has(name.replace(/^./, (letter) => letter.toLowerCase()));

const declared =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const enum|function\*?|class|const|let|interface|type|enum) (\w+)/gm;
const inBraces = /^export (?:type )?\{([^}]*)\}|^export const \{([^}]*)\}/gm;

function exportsOf(text: string): string[] {
  const listed = [...text.matchAll(inBraces)].flatMap(([, list, parts]) => (list ?? parts ?? "").split(","));
  const last = listed.map((each) => /(\w+)\s*$/.exec(each)?.[1]).filter((name) => name !== undefined);
  return [...[...text.matchAll(declared)].map(([, name = ""]) => name), ...last];
}

const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .split("\0")
  .filter((file) => file && existsSync(file));
const modules = files
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^scripts\/build\/fonts\//.test(file))
  .map((file) => ({ file, names: exportsOf(readFileSync(file, "utf8")) }));

/** Old words, each with the word that replaces it. */
const decided: readonly [RegExp, string][] = [
  [/^quotes?$/, "quotation"],
  [/^offer(?:s|ed|ing)?$/, "quotation, or what is sold"],
  [/^appointments?$/, "visit"],
  [/^rounds$/, "my visits"],
  [/^hiring$/, "applicant, application"],
  [/^careers?$/, "vacancy"],
  [/^staff$/, "colleague"],
  [/^members?$/, "colleague"],
  [/^jobs?$/, "scheduled task, or vacancy"],
];

/** Names and files that may contain an old word, and the reason. All others must have the new word. */
const mayStay: readonly [RegExp, string][] = [
  [/^platform\/db\/(?:migrations\/|(?:\w+-)?schema\.ts)/, "they are named after tables, which keep their names"],
  [
    /(?:^|\/)careers(?:\.|$)|\bCareers$|\bcareersPage$/,
    "the public page has this address, which the specification sets",
  ],
  [/job-posting|\bjobPosting$/, "schema.org has a JobPosting"],
  [/ (?:Job|jobOf|ledToJob)$|^domain\/leads\/store\/job\.ts$/, "this is work for a customer"],
  [
    /^(?:scripts\/test|site)\/content\/(?:schemas\/)?jobs\.|PlaceJobs|\b[Jj]obPrices?$/,
    "this is a kind of work of a trade",
  ],
];

const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3 $2")
    .toLowerCase()
    .split(/[^a-z\d]+/);

/** Returns the old words in a name, each with its replacement. */
const oldWordsIn = (name: string): string[] =>
  wordsOf(name).flatMap((word) =>
    decided.filter(([pattern]) => pattern.test(word)).map(([, instead]) => `${word} is ${instead}`),
  );

const houses = /^(?:app|domain|ground|packages|platform|server|site|scripts|tests)\//;
const inHouses = files.filter((file) => houses.test(file) && !file.startsWith("tests/company/made-up/"));
/** All files with their paths, and all exported names with their files. */
const places = [
  ...inHouses.map((file) => ({ place: file, name: file.replace(/\.\w+$/, "") })),
  ...modules
    .filter(({ file }) => houses.test(file))
    .flatMap(({ file, names }) => names.map((name) => ({ place: `${file} ${name}`, name }))),
]
  .map(({ place, name }) => ({ place, old: oldWordsIn(name) }))
  .filter(({ old }) => old.length > 0);

describe("an exported name", () => {
  test("is no bare participle, adjective or pronoun", () => {
    expect(modules.length).toBeGreaterThan(2000);
    expect(modules.flatMap(({ names }) => names).length).toBeGreaterThan(5000);
    expect(
      modules.flatMap(({ file, names }) => names.filter(isBare).map((name) => `${file}: ${name}`)),
      "name what it is: `ReportQuery` instead of `Asked`",
    ).toEqual([]);
  });

  test.each([
    ["export interface Asked {", "Asked"],
    ["export const told = 1;", "told"],
    ["export async function kept() {}", "kept"],
    ["export default function Gone() {}", "Gone"],
    ['export { type Visit as Seen, visitOf } from "./visit.ts";', "Seen"],
    ["export type {\n  Visit,\n  Who,\n};", "Who"],
    ["export const { first, others } = both;", "others"],
    ["export type Read = string;", "Read"],
  ])("is refused in %j", (text, name) => {
    expect(exportsOf(text).filter(isBare)).toEqual([name]);
  });

  test("may have such a word within, and a function may read", () => {
    const text =
      "export const keptDraft = 1;\nexport interface SeenVisit {}\nexport function read() {}\nconst asked = 1;";
    expect(exportsOf(text)).toEqual(["keptDraft", "SeenVisit", "read"]);
    expect(exportsOf(text).filter(isBare)).toEqual([]);
  });
});

describe("a thing has one word", () => {
  test("in exported names and in those of files and folders", () => {
    expect(inHouses.length).toBeGreaterThan(2000);
    expect(
      places.filter(({ place }) => !mayStay.some(([pattern]) => pattern.test(place))),
      "docs/glossary.md has the words",
    ).toEqual([]);
  });

  test("and each exception is needed", () => {
    expect(mayStay.filter(([pattern]) => !places.some(({ place }) => pattern.test(place)))).toEqual([]);
  });

  test.each([
    ["QuoteLine", "quote"],
    ["offerFor", "offer"],
    ["isOffered", "offered"],
    ["AppointmentsTable", "appointments"],
    ["roundsOf", "rounds"],
    ["HiringTeam", "hiring"],
    ["staffMember", "staff"],
    ["team-members", "members"],
    ["server/jobs.ts", "jobs"],
    ["CAREERS_EMAIL", "careers"],
  ])("%s is refused", (name, word) => {
    expect(oldWordsIn(name)[0]).toContain(`${word} is `);
  });

  test.each(["QuotedLine", "quotationOf", "roundUp", "remember", "jobless"])("%s is not", (name) => {
    expect(oldWordsIn(name)).toEqual([]);
  });
});
