import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import { places } from "#platform/db/fixture.ts";
import { cell, phoneCell } from "#platform/http/csv-cell.ts";
import { type CsvColumn, type CsvWords, csvColumns, csvOf } from "./csv.ts";
import { leadsIn } from "./fixture.ts";
import type { ListQuery } from "./list-query.ts";

/** Parses CSV according to RFC 4180, and removes the leading apostrophe that makes a spreadsheet read a cell as text. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  let row: string[] = [];
  for (let found = cells.exec(csv); found; found = cells.exec(csv)) {
    row.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? "").replace(/(^|[;\t\r\n])'/g, "$1"));
    if (found[3] === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const dangerous = fc.tuple(
  fc.string({
    unit: fc.constantFrom(" ", "\t", "\u00a0", "\u200f", "\ufeff", '"', "'", "“", "`", "\u0000"),
    maxLength: 3,
  }),
  fc.constantFrom("=", "+", "-", "@", "＝", "＋", "－", "＠", "﹢", "⁺", "−"),
  fc.string({ unit: "grapheme", maxLength: 20 }),
);
const anything = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(",", '"', "\r", "\n", "'", "=", ";", "\t", " ", "ا"), maxLength: 12 }),
  dangerous.map((parts) => parts.join("")),
);

/** Returns the content of a cell without its quotes, as a spreadsheet may read it. */
const shown = (written: string) => written.replace(/^"([\s\S]*)"$/, "$1").replaceAll('""', '"');

describe("a cell", () => {
  it("becomes text if a spreadsheet could run it as a formula", () => {
    const check = fc.property(dangerous, (parts) => {
      expect(shown(cell(parts.join("")))).toMatch(/^'/);
    });
    fc.assert(check, { numRuns: 2000 });
  });

  it("becomes text if a combining stroke follows a sign such as =", () => {
    for (const sign of "=+-@") expect(cell(`${sign}\u0338cmd`)).toMatch(/^'/);
  });

  it("never begins like a formula", () => {
    const check = fc.property(anything, (value) => {
      expect(shown(cell(value))).not.toMatch(/^[\s"\p{Z}\p{C}]*[=+\-@＝＋－＠]/u);
    });
    fc.assert(check, { numRuns: 5000 });
  });

  it("contains no formula after any separator", () => {
    const check = fc.property(fc.array(anything), fc.constantFrom(";", "\t", "\r", "\n"), (values, separator) => {
      for (const part of shown(cell(values.join(separator))).split(/[;\t\r\n]/))
        expect(part).not.toMatch(/^[\s"\p{Z}\p{C}]*[=+\-@＝＋－＠]/u);
    });
    fc.assert(check, { numRuns: 2000 });
  });

  it("is read back unchanged, with its neighbours", () => {
    fc.assert(
      fc.property(fc.array(fc.array(anything, { minLength: 2, maxLength: 2 })), (rows) => {
        expect(parse(rows.map((row) => `${row.map(cell).join(",")}\r\n`).join(""))).toEqual(rows);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
    ["\t=1", `"'\t'=1"`],
    ["x;=1+1;y", `"x;'=1+1;y"`],
    ["two things:\n- a tap", `"two things:\n'- a tap"`],
    ["'=1", "''=1"],
    ["＝1+1", "'＝1+1"],
    ["- leaking tap", "'- leaking tap"],
    ["AC 1-2", "AC 1-2"],
    ["السعر 5-6", "السعر 5-6"],
    ['He said "now", so', '"He said ""now"", so"'],
  ])("%j is written %j", (value, written) => expect(cell(value)).toBe(written));

  it.each([
    ["+971501234567", "(+971) 50 123 4567"],
    ["+966501234567", "(+966) 50 123 4567"],
    ["+442071838750", "(+44) 20 7183 8750"],
    ["", ""],
    ["+99", "'+99"],
  ])("the phone number %s is read as %s", (phone, written) => expect(cell(phoneCell(phone))).toBe(written));
});

const columns = Object.fromEntries(csvColumns.map((column) => [column, `عمود ${column}`])) as Record<CsvColumn, string>;
const words: CsvWords = {
  columns,
  kinds: { contact: "رسالة" },
  statuses: { won: "ربحناه" },
  services: {},
  places: { dubai: "دبي" },
  properties: { villa: "فيلا" },
  urgencies: { now: "عاجل" },
  channels: { phone: "مكالمة" },
  times: {},
  sources: { assistant: "مساعد ذكي" },
  lostReasons: {},
  valuesFrom: { accepted: "مقبول", typed: "يدوي" },
  languages: { ar: "العربية" },
  staff: {},
  yes: "نعم",
  no: "لا",
};

describe.each(places)("the CSV export on %s", (_, make) => {
  const leads = leadsIn(make);
  const exported = async (query: Partial<ListQuery> = {}) => {
    let csv = "";
    for await (const line of csvOf(leads.db, { folder: "inbox", sort: "newest", ...query }, words)) csv += line;
    return csv;
  };

  it("is in the requested language", async () => {
    await leads.add(
      {
        ...{ name: '=cmd|"/c calc"!A1', message: "سطر\nوسطر", place: "dubai", service: "plumbing", offers: true },
        ...{ source: "assistant", origin: { program: "=Helpful" } },
        details: {
          area: "=1+1",
          property: "villa",
          size: "180 m²",
          urgency: "week",
          channel: "phone",
          time: "morning",
        },
      },
      {
        // The lead is urgent because an urgent enquiry was merged into it.
        urgency: "now",
        status: "won",
        value_fils: 125_050,
        won_at: Date.parse("2026-11-25T06:00:00Z"),
        created_at: Date.parse("2026-11-21T23:30:00Z"),
        reference: "WT-222222",
      },
    );
    const csv = await exported();
    expect(csv.startsWith("\ufeff")).toBe(true);
    const [head, row] = parse(csv.slice(1));
    expect(head).toEqual(Object.values(columns));
    expect(Object.fromEntries(csvColumns.map((column, index) => [column, row?.[index]]))).toMatchObject({
      reference: "WT-222222",
      created: "2026-11-22 03:30",
      kind: "رسالة",
      status: "ربحناه",
      name: '=cmd|"/c calc"!A1',
      phone: "(+971) 50 123 4567",
      email: "sara@example.com",
      service: "plumbing",
      place: "دبي",
      area: "=1+1",
      property: "فيلا",
      size: "180 m²",
      urgency: "عاجل",
      message: "سطر\nوسطر",
      channel: "مكالمة",
      time: "morning",
      source: "مساعد ذكي: =Helpful",
      page: "/ar/contact",
      language: "العربية",
      assignee: "",
      value: "1250.50",
      valueFrom: "يدوي",
      won: "2026-11-25 10:00",
      lostReason: "",
      replyDue: "",
      replied: "",
      reminder: "",
      offers: "نعم",
    });
  });

  it("contains exactly the filtered leads, from all pages", async () => {
    for (let index = 0; index < 7; index += 1)
      await leads.add({}, { status: index % 2 ? "won" : "new", created_at: index });
    await leads.add({}, { spam: 1 });
    expect(parse(await exported())).toHaveLength(8);
    expect(parse(await exported({ status: ["won"] }))).toHaveLength(4);
    expect(parse(await exported({ text: "nobody" }))).toHaveLength(1);
    expect(parse(await exported({ folder: "spam" }))).toHaveLength(2);
    expect(parse(await exported({ limit: 2 }))).toHaveLength(8);
  });

  it("can be read back unchanged, whatever customers write", async () => {
    await fc.assert(
      fc.asyncProperty(anything, anything, async (name, message) => {
        await leads.db.deleteFrom("leads").execute();
        const id = await leads.add({ name, message });
        const stored = await leads.row(id);
        const [, row] = parse((await exported()).slice(1));
        expect([row?.[4], row?.[csvColumns.indexOf("message")]]).toEqual([stored.name, stored.message]);
      }),
      { numRuns: 40 },
    );
  });
});
