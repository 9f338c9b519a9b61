import { describe, expect, it } from "vitest";
import { isOf } from "./view-names.ts";

const amna = { name: "Amna Al Mansoori", email: "amna@example.com", phone: "+971501234567" };
const arabic = { name: "آمنة المنصوري", email: "", phone: "" };
const view = (text: string, name = "Kept") => ({ name, query: `${new URLSearchParams({ folder: "inbox", text })}` });

describe("a saved view is about a person", () => {
  it.each([
    ["the name", view("amna al mansoori")],
    ["a part of the name", view("Mansoori")],
    ["the name among other words", view("villa Amna Al  Mansoori")],
    ["the address", view("AMNA@example.com")],
    ["the number", view("+971 50 123 4567")],
    ["the number as people here write it", view("0501234567")],
    ["the number in Arabic digits", view("٠٥٠١٢٣٤٥٦٧")],
    ["the name over another search", view("drips", "Calls of Amna Al Mansoori")],
  ])("if it searches by %s", (_, kept) => expect(isOf(kept, amna)).toBe(true));

  it("if it searches by any Arabic spelling", () => expect(isOf(view("امنه المنصورى"), arabic)).toBe(true));

  it.each([
    ["words", view("drips")],
    ["no search", view("")],
    ["somebody else", view("Amna Haddad")],
    ["a place", view("Al Barsha")],
    ["another number", view("0507654321")],
  ])("but not if it searches by %s", (_, kept) => {
    expect(isOf(kept, amna)).toBe(false);
    expect(isOf(kept, { name: "", email: "", phone: "" })).toBe(false);
  });
});
