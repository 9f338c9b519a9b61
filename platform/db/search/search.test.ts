import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { addFromCustomer } from "#domain/leads/store/follow.ts";
import { listLeads } from "#domain/leads/store/list.ts";
import { addNote, recordReply } from "#domain/leads/store/notes.ts";
import { searchAllAnew } from "#domain/leads/store/search-anew.ts";
import { normalizeText } from "#platform/process/normalize-text.ts";
import { places } from "../fixture.ts";
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
    ["full-width letters", "\uff53\uff41\uff52\uff41"],
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

  it("finds by area, size, calculation, and what colleagues and customers wrote", async () => {
    const calculation = {
      calculator: "Cooling load",
      "Peak load": "24.5 kW",
      lines: [
        ["Bedroom", "20 m²"],
        ["Bedroom", "31 m²"],
      ],
      engine: "1.2",
      link: "https://x.example",
    };
    const details = { property: "villa", size: "5 bedrooms", area: "Al Barsha 1", urgency: "week", calculation };
    const id = await leads.add({ service: "ac-repair", place: "dubai", details });
    await addNote(leads.db, await leads.colleague(), id, "Bring the long LADDER");
    await recordReply(leads.db, await leads.colleague(), id, { channel: "phone", text: "نعود بعد العيد" });
    await addFromCustomer(leads.db, id, { text: "Gate code 4411", files: [], content: "x", due: 1 });
    await leads.add();
    for (const text of [
      "barsha",
      "5 bedrooms",
      "24.5",
      "peak",
      "20 m²",
      "31 m²",
      "ladder",
      "العيد",
      "gate 4411",
      "barsha ladder",
    ])
      expect(await find(text), text).toEqual([id]);
    for (const text of ["https://x.example", "1.2", "week"]) expect(await find(text), text).toEqual([]);
  });

  it("finds words that mean the same", async () => {
    const english = await leads.add({ message: "Barsha Heights, 12" });
    const arabic = await leads.add({ message: "فيلا في البرشاء" });
    const chosen = await leads.add({ service: "plumbing", place: "dubai" });
    const synonyms = [
      ["barsha", "برشاء"],
      ["umm suqeim", "ام سقيم"],
      ["plumbing", "السباكه", "s=plumbing;"],
    ];
    const list = async (text: string) =>
      (await listLeads(leads.db, { folder: "inbox", sort: "oldest", text, synonyms })).rows.map((row) => row.id);
    for (const text of ["barsha", "Al Barsha", "البرشاء", "برشاء"])
      expect(await list(text), text).toEqual([english, arabic]);
    expect(await list("البرشاء heights")).toEqual([english]);
    expect(await list("سباكة")).toEqual([chosen]);
    expect(await list("umm suqeim")).toEqual([]);
  });

  it("rewrites the search text of older leads, once", async () => {
    const id = await leads.add({ details: { area: "Al Khan" } }, { search: "old", search_version: 0 });
    await addNote(leads.db, await leads.colleague(), id, "ladder");
    const merged = await leads.add({ name: "Omar" }, { search: "old", search_version: 0, merged_into: id });
    expect(await find("khan")).toEqual([]);
    expect(await searchAllAnew(leads.db)).toBe(1);
    for (const text of ["khan", "ladder", "omar", "0501234567"]) expect(await find(text), text).toEqual([id]);
    expect((await leads.row(merged)).search).toContain("omar");
    expect(await searchAllAnew(leads.db)).toBe(0);
  });

  it.each([
    ["Khaled", "خالد", "khalid"],
    ["Mohammed", "محمد", "muhamad"],
    ["Yousef", "يوسف", "Yusuf"],
    ["Fatima", "فاطمة", "fatimah"],
    ["Abdulrahman", "عبد الرحمن", "abd al-rahman", "عبدالرحمن", "Abdul Rahman"],
    ["Al Mansoori", "المنصوري", "almansouri"],
    ["Ali bin Saeed", "علي بن سعيد", "Sa'eed bin Aly"],
    ["Al Dhaheri", "الظاهري", "dahiri"],
  ])("finds %s in any script", async (...names) => {
    const ids: string[] = [];
    for (const name of names) ids.push(await leads.add({ name, email: "", message: "" }));
    await leads.add({ name: "Omar Khan سيف", email: "x@example.com", message: "fix a leak at the mansion" });
    for (const name of names) expect((await find(name)).toSorted(), name).toEqual(ids.toSorted());
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
