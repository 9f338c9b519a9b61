import { invalid } from "./errors.ts";

/** An atom (a word) of the part before the @, as in RFC 5322. Quoted strings are not allowed. */
const word = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = "[a-z\\d](?:[a-z\\d-]*[a-z\\d])?";
/** Accepts what mail servers accept, but requires a dot in the domain: a name without a dot is a machine in the local network. */
const deliverable = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+[a-z][a-z\\d-]*[a-z\\d]$`, "i");

const longest = 255;

/** Returns the normalized address for storing and sending. Throws if the address is invalid. */
export function emailFrom(typed: string | undefined): string {
  if (!typed) throw invalid("An email address is required");
  if (typed.length > longest) throw invalid("An email address is too long");
  const email = canonicalEmail(typed);
  if (!deliverable.test(email)) throw invalid("Unable to validate email address: invalid format");
  return email;
}

/**
 * Normalizes an address: lower case, and an international domain in its ASCII form (IDNA). So one person cannot have two accounts, and
 * every mail server accepts the address. The forms of the site do the same (site/content/email.ts).
 */
export function canonicalEmail(typed: string): string {
  const start = typed.lastIndexOf("@") + 1;
  const domain = typed.slice(start);
  if (/^[\w.-]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return typed.toLowerCase();
  const ascii = URL.parse(`http://${domain}`)?.hostname ?? domain;
  return (typed.slice(0, start) + ascii).toLowerCase();
}
