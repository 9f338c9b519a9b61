import { invalid } from "./errors.ts";

/** A word of the part before the @, as RFC 5322 has it without quotation marks. */
const word = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = "[a-z\\d](?:[a-z\\d-]*[a-z\\d])?";
/** What mail servers take, of domains with a dot: one without is a machine of the mail server's own. */
const deliverable = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+[a-z][a-z\\d-]*[a-z\\d]$`, "i");

const longest = 255;

/** As it is stored and written to, or a refusal. */
export function emailFrom(typed: string | undefined): string {
  if (!typed) throw invalid("An email address is required");
  if (typed.length > longest) throw invalid("An email address is too long");
  const email = canonicalEmail(typed);
  if (!deliverable.test(email)) throw invalid("Unable to validate email address: invalid format");
  return email;
}

/**
 * One spelling of an address: lower case, and a domain in other letters as its ASCII name (IDNA), so that no two accounts are one
 * person's and every mail server takes it. The forms of the site do the same (app/site/email.ts).
 */
export function canonicalEmail(typed: string): string {
  const start = typed.lastIndexOf("@") + 1;
  const domain = typed.slice(start);
  if (/^[\w.-]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return typed.toLowerCase();
  const ascii = URL.parse(`http://${domain}`)?.hostname ?? domain;
  return (typed.slice(0, start) + ascii).toLowerCase();
}
