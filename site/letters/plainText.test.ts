import { expect, it } from "vitest";
import words from "#content/ar/messages/mail.json" with { type: "json" };
import type { Letter } from "./letter.ts";
import { plainText } from "./plainText.ts";

const letter: Letter = {
  language: "ar",
  subject: "طلبك",
  preview: "",
  heading: "جواب على طلبك WT-7K2M9X",
  sender: {
    name: "برج الرياح",
    tagline: "",
    phone: "+971 4 555 0100",
    email: "hello@windtower.example",
    site: "https://windtower.example",
  },
  blocks: [],
};
const written = (...blocks: Letter["blocks"]) => plainText({ ...letter, blocks }).split("\n");
const among = (text: string) => text.replaceAll("[", "\u2066").replaceAll("]", "\u2069");

it.each([
  ["هذه الرسالة بخصوص طلبك WT-7K2M9X.", "هذه الرسالة بخصوص طلبك [WT-7K2M9X]."],
  ["اتصل بالرقم +971 4 555 0100 ليلاً.", "اتصل بالرقم [+971 4 555 0100] ليلاً."],
  ["اتصل على 050 765 4321، أو اكتب إلى amna@example.com.", "اتصل على [050 765 4321]، أو اكتب إلى [amna@example.com]."],
  ["نرد خلال 24 ساعة.", "نرد خلال 24 ساعة."],
  ["الموقع https://maps.example/?q=0507654321&by=a@b.example هنا", undefined],
  ["Call 050 765 4321 about WT-7K2M9X.", undefined],
])("of %j in a line the parts that read from left to right are set apart, but never a link", (text, expected) => {
  const line = among(expected ?? text);
  expect(written({ kind: "text", text })).toContain(line);
  expect(written({ kind: "note", text })).toContain(line);
  expect(written({ kind: "prose", text: `سطر\n${text}` })).toContain(line);
  expect(written({ kind: "words", label: "رسالتك", text: `first\n${text}` })).toContain(`> ${line}`);
});

it("sets apart such parts of headings, each fact in its own direction, and leaves addresses on lines of their own alone", () => {
  const facts = [
    { label: "الهاتف", value: "+971 50 765 4321", ltr: true },
    { label: "المساحة", value: "180 m², 6 units" },
  ];
  const href = "https://windtower.example/ar/enquiry/0123";
  const lines = written({ kind: "facts", facts }, { kind: "action", label: "تابع طلبك", href });
  expect(lines[0]).toBe(among("جواب على طلبك [WT-7K2M9X]"));
  expect(lines).toContain(among("الهاتف: [+971 50 765 4321]"));
  expect(lines).toContain("المساحة: \u2068180 m², 6 units\u2069");
  for (const line of [href, "hello@windtower.example", "https://windtower.example", among("[+971 4 555 0100]")])
    expect(lines).toContain(line);
});

it("leaves an English letter as it is, except for the Arabic lines in it", () => {
  const blocks: Letter["blocks"] = [
    { kind: "facts", facts: [{ label: "Phone", value: "+971 50 765 4321", ltr: true }] },
    { kind: "words", label: "Message", text: "Call 050 765 4321\nاتصلوا على 050 765 4321" },
  ];
  const text = plainText({ ...letter, language: "en", heading: "Thank you", blocks });
  expect(text).toContain("Phone: +971 50 765 4321");
  expect(text).toContain(`> Call 050 765 4321\n> ${among("اتصلوا على [050 765 4321]")}`);
});

it("has Arabic subjects that begin with an Arabic word, because a header has no marks and its first word decides the direction", () => {
  const { subject, office, update, reply } = words;
  const all = [subject, office.subject, update.subject].flatMap((group) => Object.values(group));
  for (const text of [...all, reply.subject]) expect(text).toMatch(/^\p{Script=Arabic}/u);
});
