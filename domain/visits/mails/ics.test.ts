import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import { type CalendarEntry, icsOf } from "./ics.ts";

const entry: CalendarEntry = {
  uid: "0198@windtower.example",
  sequence: 0,
  method: "REQUEST",
  stamp: Date.parse("2026-11-26T08:00:00Z"),
  from: Date.parse("2026-11-30T10:00:00+04:00"),
  to: Date.parse("2026-11-30T12:00:00+04:00"),
  summary: "زيارة برج الرياح للمعاينة",
  description: "Request WT-7K3M9Q; bring: key, badge\nhttps://windtower.example/ar/enquiry/abc",
  location: "فيلا 7، البرشاء 1، دبي / Dubai",
  organizer: { name: 'Wind "tower"', address: "hello@windtower.example" },
  attendee: "sara@example.com",
};

/** Parses a calendar by the strict rules of RFC 5545, and throws at the first mistake. */
function parse(text: string): Map<string, string> {
  const bytes = new TextEncoder().encode(text);
  if (!text.endsWith("\r\n")) throw new Error("does not end with a line");
  const rows = text.slice(0, -2).split("\r\n");
  for (const row of rows) {
    if (/[\r\n]/.test(row)) throw new Error("a bare CR or LF");
    if (new TextEncoder().encode(row).length > 75) throw new Error(`more than 75 octets: ${row}`);
    if (row === "" || row === " ") throw new Error("an empty line");
  }
  if (new TextDecoder("utf-8", { fatal: true }).decode(bytes) !== text) throw new Error("no UTF-8");
  const lines = rows.join("\r\n").replaceAll("\r\n ", "").split("\r\n");
  const found = new Map<string, string>();
  const open: string[] = [];
  for (const line of lines) {
    const [, name, params, value] =
      /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*):(.*)$/u.exec(line) ?? [];
    if (name === undefined || params === undefined || value === undefined) throw new Error(`no property: ${line}`);
    if (/(?!\t)\p{Cc}/u.test(value)) throw new Error(`a control character: ${line}`);
    if (name === "BEGIN") open.push(value);
    else if (name === "END") {
      if (open.pop() !== value) throw new Error(`ends what was not begun: ${line}`);
    } else {
      const key = open.at(-1) === "VALARM" ? `alarm ${name}` : name;
      if (open.length === 0 || found.has(key)) throw new Error(`twice, or outside: ${line}`);
      const isText = ["SUMMARY", "DESCRIPTION", "LOCATION"].includes(name);
      if (isText && !/^(?:[^\\;,]|\\[\\;,nN])*$/.test(value)) throw new Error(`not escaped: ${line}`);
      found.set(key, isText ? value.replace(/\\(.)/g, (_, sign) => (sign === "n" ? "\n" : sign)) : value);
    }
  }
  if (open.length > 0) throw new Error("not closed");
  for (const name of ["VERSION", "PRODID", "METHOD", "UID", "DTSTAMP", "DTSTART", "ORGANIZER", "SEQUENCE"])
    if (!found.has(name)) throw new Error(`lacks ${name}`);
  return found;
}

describe("a visit in a calendar", () => {
  it("says when, where and by whom, in UTC", () => {
    const read = parse(icsOf(entry));
    expect(Object.fromEntries(read)).toMatchObject({
      METHOD: "REQUEST",
      UID: entry.uid,
      SEQUENCE: "0",
      DTSTAMP: "20261126T080000Z",
      DTSTART: "20261130T060000Z",
      DTEND: "20261130T080000Z",
      SUMMARY: entry.summary,
      DESCRIPTION: entry.description,
      LOCATION: entry.location,
      ORGANIZER: "mailto:hello@windtower.example",
      STATUS: "CONFIRMED",
    });
  });

  it("is replaced and cancelled under the same id by a higher sequence", () => {
    const moved = parse(icsOf({ ...entry, sequence: 1, from: entry.from + 3_600_000 }));
    const gone = parse(icsOf({ ...entry, sequence: 2, method: "CANCEL" }));
    expect([moved.get("UID"), gone.get("UID")]).toEqual([entry.uid, entry.uid]);
    expect([moved.get("SEQUENCE"), gone.get("SEQUENCE"), gone.get("STATUS")]).toEqual(["1", "2", "CANCELLED"]);
  });

  it("reminds by itself, if there is a time for it", () => {
    const read = parse(icsOf({ ...entry, method: "PUBLISH", remindAt: entry.from - 17 * 3_600_000 }));
    expect([read.get("alarm TRIGGER"), read.get("alarm DESCRIPTION")]).toEqual(["-PT1020M", entry.summary]);
    expect(parse(icsOf(entry)).has("alarm TRIGGER")).toBe(false);
  });

  const text = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 120 }),
    fc.string({ unit: fc.constantFrom(..."ابتثجح ،؛\n\r\t\\;,:\"'🛠é\u0007"), maxLength: 200 }),
  );
  it("holds any text without cutting letters, and gives it back without control characters", () => {
    fc.assert(
      fc.property(text, text, (summary, location) => {
        const read = parse(icsOf({ ...entry, summary, location, organizer: { ...entry.organizer, name: summary } }));
        const plain = (typed: string) => typed.replace(/\r\n?/g, "\n").replace(/(?!\n)\p{Cc}/gu, "");
        expect([read.get("SUMMARY"), read.get("LOCATION")]).toEqual([plain(summary), plain(location)]);
      }),
    );
  });
});
