import { enquiryFields } from "@site/ground/enquiry-fields.ts";
import { westernDigits } from "@site/ground/language/digits.ts";
import { cleanText } from "#site/forms/form.server.ts";
import { dialable } from "#site/forms/phone.server.ts";

const longest = 1000;
const numberLike = /\+?\(?\d[\d\s().\-/]{5,}\d/g;
const addressLike = /[^\s<>()[\]:;,"]+@[^\s<>()[\]:;,"]+\.[^\s<>()[\]:;,".]+/;
/** Matches text before a name: a label such as "Name:", or signs such as the tilde of WhatsApp. A label may also be alone on its line. */
const before = /^(?:(?:full )?name|fn|contact|الاسم|اسم|جهة الاتصال)\s*[:：]|^[\s~|:;,.\-–—•*]+/i;
const notName = /^(?:phone|mobile|tel|email|الهاتف|الجوال|رقم|هاتف)(?!\p{L})/iu;
/** Matches the line of a contact file (vCard) that contains the name for display. */
const shownName = /^FN[^:\n]*:(.+)$/im;

/**
 * Finds the name, phone number and email address in a contact that was pasted from WhatsApp or a phone. They may be in any order, and
 * Arabic digits are accepted. A part that is not found is an empty text.
 */
export function contactIn(pasted: string): { name: string; phone: string; email: string } {
  const text = westernDigits(cleanText(pasted.slice(0, longest)));
  const email = addressLike.exec(text)?.[0] ?? "";
  const rest = text.replace(email, " ");
  const typed = (rest.match(numberLike) ?? []).find((run) => dialable(run));
  const phone = (typed && dialable(typed)) ?? "";
  return {
    name: nameIn(shownName.exec(text)?.[1] ?? (typed ? rest.replace(typed, "\n") : rest)),
    phone,
    email: email.slice(0, enquiryFields.email.limit),
  };
}

/** Returns the first line that has letters and is not a label. */
function nameIn(text: string): string {
  const lines = text.split(/[\r\n\t,;]+/).map((line) => bare(line));
  return (lines.find((line) => /\p{L}{2}/u.test(line)) ?? "").slice(0, enquiryFields.name.limit).trim();
}

const bare = (line: string): string => {
  const shorter = line.trim().replace(before, "").replace(notName, "").trim();
  return shorter === line.trim() ? shorter.replace(/[\s:~|(<\-–—]+$/, "") : bare(shorter);
};
