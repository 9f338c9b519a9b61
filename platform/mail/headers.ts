import type { Mail, Person } from "./types.ts";

/**
 * Makes user input safe for a mail header: the result is one line, without control characters for text direction and without encoded words
 * (RFC 2047).
 */
export const headerText = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/=\?/g, "= ?")
    .trim();

/**
 * Returns the address if it is exactly one address. Refuses text that could add a second recipient or another header (header injection).
 */
export function headerAddress(address: string): string {
  if (!/^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()\\,;"@]+$/u.test(address)) throw new Error("Not an e-mail address");
  return address;
}

const person = ({ name, address }: Person): Person => ({ name: headerText(name), address: headerAddress(address) });

export const withSafeHeaders = (mail: Mail): Mail => ({
  ...mail,
  from: person(mail.from),
  to: headerAddress(mail.to),
  replyTo: mail.replyTo && person(mail.replyTo),
  returnPath: mail.returnPath && headerAddress(mail.returnPath),
  subject: headerText(mail.subject),
  headers: Object.fromEntries(Object.entries(mail.headers ?? {}).map(([name, value]) => [name, headerText(value)])),
});
