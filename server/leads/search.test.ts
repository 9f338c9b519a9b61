import { describe, expect, it } from "vitest";
import fc from "#tests/fast-check.ts";
import { places } from "../db/fixture.ts";
import { normalizeText } from "../normalize-text.ts";
import { leadsIn } from "./fixture.ts";
import { listLeads } from "./list.ts";
import { termsOf } from "./search.ts";

const word = fc.stringMatching(/^[\p{Script=Arabic}a-zA-Z0-9٠-٩%_"'*\\-]{3,12}$/u);

describe.each(places)("search on %s", (_, make) => {
  const leads = leadsIn(make);
  const find = async (text: string) =>
    (await listLeads(leads.db, { folder: "inbox", sort: "newest", text })).rows.map(({ id }) => id);

  it.each([
    ["part of a name", "احم"],
    ["its hamza or not", "أحْمد"],
    ["ta marbuta or ha", "ساره"],
    ["tashkeel or not", "المكيف"],
    ["Persian letters", "مکیف"],
    ["words in any order", "احمد سارة"],
    ["a short word beside a long one", "لا يبرد"],
    ["a short word alone", "لا"],
    ["an address in capitals", "SARA@Example"],
    ["the end of a number", "4567"],
    ["a number as it is dialled here", "050 123 4567"],
    ["a number from abroad", "+971 50-123-4567"],
    ["a number with zeros", "00971501234567"],
    ["a number with both", "+971 (0)50 1234567"],
    ["Arabic digits", "٠٥٠١٢٣"],
    ["Persian digits", "۰۵۰ ۱۲۳ ۴۵۶۷"],
    ["marks one cannot see", "\u200f050\u200e 123"],
    ["full-width letters", "ｓａｒａ"],
  ])("finds by %s", async (_, text) => {
    const id = await leads.add();
    await leads.add({ name: "Omar", email: "o@example.org", phone: "+97142223333", phoneTyped: "", message: "Hi" });
    expect(await find(text)).toEqual([id]);
  });

  it("finds by reference, in small letters too", async () => {
    const id = await leads.add();
    const { reference } = await leads.row(id);
    expect(await find(reference.toLowerCase())).toEqual([id]);
    expect(await find(reference.slice(3))).toEqual([id]);
  });

  it("requires every word, and has no wildcards", async () => {
    await leads.add({ message: "100 percent" });
    for (const text of ["احمد Omar", "100%", "1_0", "%%%", "___", '"', "sara*", "sara OR omar", "NEAR(a b)", "\\\\\\"])
      expect(await find(text), text).toEqual([]);
    expect(await find("  ")).toHaveLength(1);
    expect(await find("\0")).toHaveLength(1);
  });

  it("finds any part of any text, in any spelling", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 4 }), fc.nat(), async (words, at) => {
        const message = words.join(" ");
        const id = await leads.add({ message });
        const one = [...(words[at % words.length] ?? "")];
        const start = at % Math.max(1, one.length - 2);
        const part = one.slice(start, start + 5).join("");
        if (normalizeText(part) !== "") expect(await find(part)).toContain(id);
      }),
      { numRuns: 60 },
    );
  });

  it("accepts any text", async () => {
    await leads.add();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 100 }), async (text) => {
        expect(Array.isArray(await find(text))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it("follows changes and deletions", async () => {
    const id = await leads.add();
    await leads.db
      .updateTable("leads")
      .set({ search: normalizeText("Leila") })
      .where("id", "=", id)
      .execute();
    expect([await find("احمد"), await find("leila")]).toEqual([[], [id]]);
    await leads.db.deleteFrom("leads").where("id", "=", id).execute();
    expect(await find("leila")).toEqual([]);
  });
});

describe("the terms of a search", () => {
  it.each([
    ["villa 12 3", ["villa", "12", "3"]],
    ["sara 050 123 4567 dubai", ["sara", "501234567", "dubai"]],
    ["2026-11-21", ["2026-11-21"]],
    ["+971 (0) 4 555 0100", ["97145550100"]],
    ["55 123 4567", ["551234567"]],
    ["a b a", ["a", "b"]],
  ])("of %j are %j", (text, terms) => expect(termsOf(text)).toEqual(terms));

  it("are limited", () => expect(termsOf("a b c d e f g h i j k ".repeat(50))).toHaveLength(8));
});
