import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import { kinds, statuses } from "../shared/options.ts";
import { dayStart, uaeDay } from "./days.ts";
import { folders, listQueryString, parseListQuery, type Query, sorts } from "./query.ts";

const parse = (text: string) => parseListQuery(new URLSearchParams(text));

const key = fc.stringMatching(/^[\w.-]{1,60}$/);
const some = <T>(one: fc.Arbitrary<T>) => fc.uniqueArray(one, { minLength: 1, maxLength: 5 });
const yes = fc.constant(true as const);
const instant = fc.oneof(
  fc.nat(2e12),
  fc
    .date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
    .map((day) => dayStart(day.toISOString().slice(0, 10))),
);
const queries: fc.Arbitrary<Query> = fc.record(
  {
    text: fc
      .string({ unit: "grapheme", maxLength: 30 })
      .map((text) => text.replaceAll("\0", "").trim().slice(0, 100))
      .filter((text) => text.trim() === text && text !== ""),
    folder: fc.constantFrom(...folders),
    status: some(fc.constantFrom(...statuses)),
    service: some(key),
    place: some(key),
    source: some(key),
    kind: some(fc.constantFrom(...kinds)),
    assignee: key,
    overdue: yes,
    unread: yes,
    open: yes,
    reminder: yes,
    from: instant,
    to: instant,
    sort: fc.constantFrom(...sorts),
    after: fc
      .tuple(fc.constantFrom("o", "r", "n", "a"), fc.nat(2e12), fc.uuid())
      .map(([letter, at, id]) => `${letter}${at}.${id}`),
  },
  { requiredKeys: ["folder", "sort"] },
);

describe("the query of the list", () => {
  it("survives the way through the address unchanged", () => {
    fc.assert(
      fc.property(queries, (query) => {
        const address = listQueryString(query);
        expect(parse(address)).toEqual(query);
        expect(listQueryString(parse(address))).toBe(address);
      }),
    );
  });

  it("is empty for the default view", () => {
    expect(parse("")).toEqual({ folder: "inbox", sort: "due" });
    expect(listQueryString({ folder: "inbox", sort: "due" })).toBe("");
  });

  it("uses days of the UAE, and includes the last one", () => {
    const { from, to } = parse("from=2026-11-01&to=2026-11-30");
    expect([from, to]).toEqual([Date.parse("2026-11-01T00:00+04:00"), Date.parse("2026-12-01T00:00+04:00")]);
    expect(uaeDay(Date.parse("2026-11-01T00:00+04:00"))).toBe("2026-11-01");
    expect(parse("from=2026-02-30")).not.toHaveProperty("from");
  });

  it.each([
    ["folder=secret&sort=name", {}],
    ["status=won&status=rich&status=won", { status: ["won"] }],
    ["service=a%20b&assignee=%27+or+1%3D1--", {}],
    ["overdue=yes&unread=1", { unread: true }],
    ["from=tomorrow&to=-5", {}],
    ["after=x1.abc", {}],
    ["text=+++", {}],
    ["limit=100000&admin=1", {}],
  ])("ignores a tampered value in %s", (address, rest) => {
    expect(parse(address)).toEqual({ folder: "inbox", sort: "due", ...rest });
  });

  it("accepts any query without an exception", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom("text", "folder", "status", "service", "from", "to", "after", "sort", "open"),
            fc.string({ unit: "binary" }),
          ),
        ),
        (pairs) => {
          const query = parseListQuery(new URLSearchParams(pairs));
          expect(parse(listQueryString(query))).toEqual(query);
          expect(query.text?.length ?? 0).toBeLessThanOrEqual(100);
        },
      ),
    );
  });
});
