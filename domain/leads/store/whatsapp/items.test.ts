import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import { contentOf } from "./content.ts";
import { echo, message, person, phone, saying, status } from "./fixture.ts";
import { itemsIn } from "./items.ts";

const settings = { phoneId: "106540352242922", office: "+971509999999" };
const now = Date.UTC(2026, 10, 27, 8);
const read = (raw: Buffer) => itemsIn(raw, settings, now);
const said = (type: string, content: unknown) => {
  const [item] = read(message(type, content));
  if (!item) throw new Error("Nothing was read");
  return contentOf(item.raw);
};

describe("an item from Meta", () => {
  it("belongs to a person by number, by Meta's id, or by both", () => {
    expect(read(saying("a"))).toMatchObject([{ kind: "message", person, phone }]);
    expect(read(saying("a", { phone: "" }))).toMatchObject([{ person, phone: null }]);
    expect(read(saying("a", { person: "" }))).toMatchObject([{ person: null, phone }]);
    expect(read(saying("a", { person: "", phone: "" }))).toEqual([]);
    expect(read(echo("b"))).toMatchObject([{ kind: "echo", person: null, phone }]);
    expect(read(status("wamid.1", "read"))).toMatchObject([{ kind: "status", wamid: "wamid.1", phone }]);
  });

  it("is ignored if it is for another number of the account, or about our own notices", () => {
    expect(read(message("text", { body: "a" }, {}, "1"))).toEqual([]);
    expect(read(saying("a", { phone: settings.office }))).toEqual([]);
  });

  it("never has a time in the future, nor one of months ago", () => {
    const at = (instant: number) => read(saying("a", { at: instant }))[0]?.sentAt;
    expect(at(now - 60_000)).toBe(now - 60_000);
    expect(at(now + 60_000)).toBe(now);
    expect(at(0)).toBe(now - 7 * 86_400_000);
    expect(at(Number.NaN)).toBe(now);
  });

  it.each([
    ["text", { body: " Is it \u202ecold?\0 " }, { text: "Is it cold?" }],
    ["image", { id: "12", caption: "here" }, { text: "here", media: { id: "12", name: "photo.jpg" } }],
    ["document", { id: "13", filename: "../a/b.pdf" }, { text: "", media: { id: "13", name: ".._a_b.pdf" } }],
    ["audio", { id: "14", voice: true }, { kind: "audio", media: { id: "14", name: "voice" } }],
    ["video", { id: "15", caption: "drip" }, { kind: "video", text: "drip" }],
    ["image", { id: "../../me" }, { kind: "other" }],
    [
      "location",
      { latitude: 25.2, longitude: 55.3, name: "Gate 2" },
      { kind: "location", text: "Gate 2\nhttps://maps.google.com/?q=25.2,55.3" },
    ],
    [
      "contacts",
      [{ name: { formatted_name: "Omar" }, phones: [{ phone: "+971 50 1" }] }],
      { kind: "contacts", text: "Omar +971 50 1" },
    ],
    ["reaction", { emoji: "👍" }, { kind: "reaction", text: "👍", quiet: true }],
    ["button", { text: "Yes" }, { text: "Yes" }],
    ["interactive", { list_reply: { title: "Monday" } }, { text: "Monday" }],
    ["system", { body: "User changed from" }, { kind: "system", quiet: true, text: "" }],
    ["order", { catalog_id: "1" }, { kind: "other", quiet: false }],
    ["constructor", {}, { kind: "other" }],
    ["unsupported", null, { kind: "other" }],
  ])("of the type %s is read", (type, content, expected) => {
    expect(said(type, content)).toMatchObject(expected);
    expect("media" in expected).toBe("media" in said(type, content));
  });

  it("is read without an error, whatever it contains", () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.jsonValue(),
        fc.constantFrom("text", "image", "location", "contacts", "edit", "interactive"),
        (any, content, type) => {
          read(Buffer.from(any));
          for (const { raw } of read(message(type, content))) contentOf(raw);
          for (const field of ["messages", "statuses", "contacts", "metadata"])
            read(Buffer.from(JSON.stringify({ entry: [{ changes: [{ value: { [field]: content } }] }] })));
        },
      ),
    );
    for (const odd of ["", "null", "[]", "1", '"x"', '{"entry":{}}', "\xff{"])
      expect(read(Buffer.from(odd))).toEqual([]);
  });
});
