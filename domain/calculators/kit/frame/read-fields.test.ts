import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import { choice, type Fields, list, nameIn, number, tick } from "./fields.ts";
import { readFields, writeFields } from "./read-fields.ts";
import { readNumber } from "./read-number.ts";
import { removal } from "./rows.ts";

const fields = {
  area: number({ usual: 30, min: 0.5, max: 2000, unit: "m2" }),
  people: number({ usual: 2, min: 0, max: 50, whole: true }),
  price: number({ optional: true, min: 0, max: 10 }),
  side: choice(["n", "e", "s"], "n"),
  top: tick(true),
  rooms: list({ length: number({ usual: 5, min: 1, max: 9 }), wet: tick(false) }, { usual: 1, max: 4 }),
} satisfies Fields;

const read = (query: string) => readFields(fields, new URLSearchParams(query));
const usual = read("").input;

describe("a typed number", () => {
  it.each([
    ["12", 12],
    [" 3.5 ", 3.5],
    ["٣٫٥", 3.5],
    ["۱۲۳", 123],
    ["١٬٢٠٠", 1200],
    ["1,200", 1200],
    ["1,234,567.8", 1234567.8],
    ["3,5", 3.5],
    ["0,500", 0.5],
    ["1.250,5", 1250.5],
    ["1.250.000,25", 1250000.25],
    ["٢،٥", 2.5],
    ["−4", -4],
    ["\u200f7\u200e", 7],
    ["1 200", 1200],
    [".5", 0.5],
  ])("%j is %d", (typed, value) => expect(readNumber(typed)).toBe(value));

  it.each(["", "x", "12 m", "1.2.3", "1,2,3", "1.25,5", "0x10", "Infinity", "NaN", "--1", "٣٫٥٫١", "½", "1e", "e5"])(
    "%j is not a number",
    (typed) => expect(readNumber(typed)).toBeNaN(),
  );

  it("is a number or NaN for any text", () => {
    const unit = fc.constantFrom(..."0159٠٥۵.,٬٫،-+−eE x_\u200f'");
    fc.assert(
      fc.property(fc.string({ unit }), (typed) => {
        const value = readNumber(typed);
        expect(Number.isNaN(value) || /\p{Nd}/u.test(typed)).toBe(true);
      }),
    );
  });
});

describe("fields", () => {
  it("have their defaults when they are missing", () => {
    expect(read("utm_source=x")).toMatchObject({ problems: [], given: [], input: usual });
    expect(usual).toEqual({
      ...{ area: 30, people: 2, price: undefined, side: "n", top: true },
      rooms: [{ length: 5, wet: false }],
    });
  });

  it.each([
    ["area=0", "area", "below", 0.5],
    ["area=-3", "area", "below", 0.5],
    ["area=1e300", "area", "above", 2000],
    ["area=1e999", "area", "above", 2000],
    [`area=${"9".repeat(400)}`, "area", "above", 2000],
    ["area=", "area", "missing", undefined],
    ["area=large", "area", "not-a-number", undefined],
    ["area=4&area=5", "area", "repeated", undefined],
    ["people=2.5", "people", "not-whole", undefined],
    ["side=w", "side", "unknown", undefined],
    ["side=__proto__", "side", "unknown", undefined],
    ["top=yes", "top", "unknown", undefined],
    ["rooms=5", "rooms", "above", 4],
    ["rooms=0", "rooms", "below", 1],
    ["rooms=2&rooms.2.length=99", "rooms.2.length", "above", 9],
  ])("%s: %s is %s", (query, field, problem, limit) => {
    const { problems, input } = read(query);
    expect(problems).toEqual([limit === undefined ? { field, problem } : { field, problem, limit }]);
    expect(input.area).toBe(30);
  });

  it("may be empty if optional, and unticked if the form sends a 0 first", () => {
    expect(read("price=&top=0").input).toMatchObject({ price: undefined, top: false });
    expect(read("top=0&top=1").input.top).toBe(true);
  });

  it("keep the typed value, up to a limit", () => {
    expect(read("area=abc").raw.area).toBe("abc");
    expect(read(`area=${"x".repeat(5000)}`).raw.area).toHaveLength(100);
  });
});

const inputs = fc.record({
  area: fc.double({ min: 0.5, max: 2000, noNaN: true }),
  people: fc.integer({ min: 0, max: 50 }),
  price: fc.option(fc.double({ min: 0, max: 10, noNaN: true }), { nil: undefined }),
  side: fc.constantFrom("n" as const, "e" as const, "s" as const),
  top: fc.boolean(),
  rooms: fc.array(fc.record({ length: fc.double({ min: 1, max: 9, noNaN: true }), wet: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  }),
});

describe("an address", () => {
  it("round-trips every input", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { input: again, problems } = read(writeFields(fields, input, 1));
        expect(problems).toEqual([]);
        // JSON.stringify writes minus zero as 0, so minus zero and 0 are equal here.
        expect(JSON.stringify(again)).toBe(JSON.stringify(input));
      }),
    );
  });

  it("contains the version, and only the values that differ from the defaults", () => {
    expect(writeFields(fields, usual, 3)).toBe("v=3");
    expect(writeFields(fields, { ...usual, side: "s", top: false }, 3)).toBe("v=3&side=s&top=0");
  });

  it("yields only known inputs within their bounds, for any query", () => {
    const names = fc.constantFrom(
      ...Object.keys(fields),
      nameIn("rooms", 1, "length"),
      removal("rooms"),
      "v",
      "__proto__",
    );
    const said = fc.array(fc.tuple(names, fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String))));
    fc.assert(
      fc.property(said, (pairs) => {
        const { input } = readFields(fields, new URLSearchParams(pairs));
        expect(input.area).toBeGreaterThanOrEqual(0.5);
        expect(input.area).toBeLessThanOrEqual(2000);
        expect(["n", "e", "s"]).toContain(input.side);
        expect(typeof input.top).toBe("boolean");
        expect(input.rooms.length).toBeGreaterThan(0);
        for (const { length } of input.rooms) expect(length).toSatisfy((value: number) => value >= 1 && value <= 9);
      }),
    );
  });
});

describe("rows", () => {
  const three = "rooms=3&rooms.1.length=1&rooms.2.length=2&rooms.3.length=3";

  it("are added by the button", () => {
    expect(read(`${three}&rooms.add=1`).input.rooms.map(({ length }) => length)).toEqual([1, 2, 3, 5]);
  });
  it("are removed, and later rows move up", () => {
    const { input, problems } = read(`${three}&rooms.remove=2`);
    expect(input.rooms.map(({ length }) => length)).toEqual([1, 3]);
    expect(problems).toEqual([]);
  });
  it.each(["9", "0", "-1", "x", ""])("are unchanged when row %j, which does not exist, is removed", (row) =>
    expect(read(`${three}&rooms.remove=${row}`).input.rooms).toHaveLength(3),
  );
});
