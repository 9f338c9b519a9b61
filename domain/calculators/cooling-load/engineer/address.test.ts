import fc from "@site/testing/fast-check.ts";
import { describe, expect, test } from "vitest";
import { applyAction, type Engineering, hiddenBuilding, readAddress, writeAddress } from "./address.ts";
import { openBuilding } from "./building-model.ts";
import { compact, expand } from "./compact.ts";
import { start } from "./fixture.ts";
import { type Field, type Kind, kinds, lists } from "./kinds.ts";
import { itemPath, placeOf } from "./path.ts";

/** Returns the names of all fields of a building, with at most three items in each list. */
function namesBelow(kind: Kind, path: string): string[] {
  const own = Object.values<Field>(kinds[kind]).map(({ letter }) => path + letter);
  const below = Object.entries(lists[kind]).flatMap(([letter, { kind: inner, most }]) =>
    Array.from({ length: Math.min(most, 3) }, (_, index) => namesBelow(inner, itemPath(path, letter, index))).flat(),
  );
  return own.concat(below);
}
const allNames = namesBelow("building", "");

const text = fc
  .array(fc.integer({ min: 1, max: 0x10ffff }), { minLength: 1, maxLength: 20 })
  .map((codes) => String.fromCodePoint(...codes));

function valueFor({ field }: { field: Field }) {
  if ("ids" in field) return fc.constantFrom(...field.ids);
  if ("longest" in field) return text;
  return fc
    .double({ min: field.least, max: field.most, noNaN: true })
    .map((value) => String(Number(value.toFixed(field.whole ? 0 : 3))));
}
const oneField = fc.constantFrom(...allNames).chain((name) => {
  const place = placeOf(name);
  if (!place) throw new Error(name);
  return fc.tuple(fc.constant(name), valueFor(place));
});
const someGiven = fc.array(oneField, { maxLength: 40 }).map((pairs) => Object.fromEntries(pairs));

describe("a building packed into one parameter", () => {
  test("field names are unique and known", () => {
    expect(new Set(allNames).size).toBe(allNames.length);
  });

  test("round-trips, in characters that a URL need not escape", () => {
    fc.assert(
      fc.property(someGiven, (fields) => {
        const word = compact(fields);
        expect(word).toMatch(/^[\w.*-]+$/);
        expect(expand(word)).toEqual({ given: fields, whole: true });
      }),
    );
  });

  test("round-trips values that were invalid", () => {
    fc.assert(
      fc.property(fc.constantFrom(...allNames), text, (name, said) => {
        expect(expand(compact({ [name]: said })).given).toEqual({ [name]: said });
      }),
    );
  });

  test.each([
    ["2a1", {}],
    ["", {}],
    ["1Ra30?", { "0a": "30" }],
    ["1Ra30z9", { "0a": "30" }],
    ["1La30", {}],
    ["1Rn*!*", {}],
    ["1RWWWWWWWWWa3", {}],
  ])("%s is read as far as possible", (word, fields) => {
    expect(expand(word)).toEqual({ given: fields, whole: false });
  });
});

const written = (state: Engineering) => writeAddress(state, openBuilding(state.given, start));

describe("an address", () => {
  const again = (query: URLSearchParams) => written(readAddress(query, start));

  test("is the same after reading and writing, and so is the building", () => {
    fc.assert(
      fc.property(someGiven, (fields) => {
        const first = again(new URLSearchParams({ b: compact(fields) }));
        const query = new URLSearchParams(first);
        expect(again(query)).toEqual(first);
        const problems = openBuilding(fields, start).problems;
        expect(openBuilding(readAddress(query, start).given, start).problems).toEqual(problems);
      }),
    );
  });

  test("form fields override the packed parameter", () => {
    const byForm = readAddress(new URLSearchParams("r=2&1a=18&1w0g0w=2&b=1Ra12R"), start);
    expect(byForm.given).toEqual({ r: "2", "0a": "12", "1a": "18", "1w0g0w": "2" });
    expect(readAddress(new URLSearchParams("0a=&b=1Ra12"), start).given["0a"]).toBe("");
  });

  test("a form that shows a part of the building sends all of it: shown fields count, the others stay", () => {
    fc.assert(
      fc.property(someGiven, fc.subarray(allNames), (fields, shown) => {
        const opened = openBuilding(fields, start);
        const query = new URLSearchParams({ b: hiddenBuilding({ given: fields }, opened) });
        for (const name of shown) query.set(name, fields[name] ?? "");
        expect(openBuilding(readAddress(query, start).given, start)).toEqual(opened);
        for (const name of shown) query.set(name, "");
        const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !shown.includes(name)));
        expect(openBuilding(readAddress(query, start).given, start)).toEqual(openBuilding(rest, start));
      }),
    );
  });

  test("parts of the form that were asked for stay in it, each once; unknown parts are ignored", () => {
    const state = readAddress(new URLSearchParams("see=air 0w1 <b>&do=see:building"), start);
    expect(state.seen).toEqual(["air", "0w1", "building"]);
    expect(applyAction(state, "see:air", start).seen).toEqual(state.seen);
    expect(applyAction(state, "see:no part", start).seen).toEqual(state.seen);
    expect(written(state)).toEqual([]);
  });

  test("any content is answered without an exception", () => {
    const anything = fc.string({ unit: fc.constantFrom(..."1RWGLTBDnawg.*-0123456789éع&=+%:") });
    const action = fc
      .tuple(fc.constantFrom("add", "copy", "drop", "up", "open", "see", "?"), anything)
      .map((two) => two.join(":"));
    fc.assert(
      fc.property(anything, anything, action, fc.string(), (word, other, act, value) => {
        const query = new URLSearchParams({ b: `1${word}`, do: act, at: value, see: value });
        query.set(other, value);
        for (const [name, text] of new URLSearchParams(other)) query.append(name, text);
        const state = readAddress(query, start);
        const { rooms, building, problems } = openBuilding(state.given, start);
        expect(state.open).toBeLessThan(rooms);
        expect(building === undefined).toBe(problems.length > 0);
        written(state);
      }),
      { numRuns: 500 },
    );
  });

  test("with an unknown field is reported as partly understood", () => {
    expect(readAddress(new URLSearchParams("0zz=3"), start).partly).toBe(true);
    expect(readAddress(new URLSearchParams("utm_source=3"), start).partly).toBe(false);
  });
});

describe("six rooms of a villa", () => {
  const names = ["مجلس الضيوف", "غرفة النوم الرئيسية", "Master bedroom", "المطبخ", "Family living", "Office"];
  const room = (name: string, index: number) => ({
    [`${index}n`]: name,
    [`${index}k`]: "bedroom",
    [`${index}a`]: "23.5",
    [`${index}p`]: "3",
    [`${index}c`]: "23",
    [`${index}w`]: "3",
    ...Object.assign(
      {},
      ...[0, 1, 2].map((wall) => ({
        [`${index}w${wall}a`]: "14.25",
        [`${index}w${wall}c`]: "aac250",
        [`${index}w${wall}l`]: "4",
        [`${index}w${wall}l3t`]: "12.5",
        [`${index}w${wall}g`]: "1",
        [`${index}w${wall}g0w`]: "1.8",
        [`${index}w${wall}g0h`]: "1.35",
        [`${index}w${wall}g0u`]: "1.9",
        [`${index}w${wall}g0s`]: "0.27",
        [`${index}w${wall}g0d`]: "0.6",
      })),
    ),
  });
  const fields = Object.assign({ r: "6" }, ...names.map(room));

  test("fit into an address short enough for the server and the account", () => {
    const state = { given: fields, open: 5, seen: [], partly: false };
    expect(new URLSearchParams(written(state)).toString().length).toBeLessThan(1300);
    expect(hiddenBuilding(state, openBuilding(fields, start)).length).toBeLessThan(1300);
    expect(openBuilding(fields, start).building?.rooms).toHaveLength(6);
  });

  test("are added, copied and removed without a remainder", () => {
    const state = { given: fields, open: 0, seen: [], partly: false };
    const more = applyAction(state, "add:0", start);
    expect(more.open).toBe(6);
    expect(written({ ...applyAction(more, "drop:6", start), open: 0 })).toEqual(written(state));
    const copied = openBuilding(applyAction(state, "copy:2", start).given, start).building;
    expect(copied?.rooms[6]).toEqual(copied?.rooms[2]);
  });
});
