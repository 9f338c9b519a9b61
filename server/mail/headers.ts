import type { Mail, Person } from "./types.ts";

/** What people typed, fit for a header: one line, nothing that turns the direction of what follows it, and no encoded word (RFC 2047). */
export const headerText = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/=\?/g, "= ?")
    .trim();

/** One address and no more: what could be read as a second one, or as another header, is refused. */
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
  subject: headerText(mail.subject),
  headers: Object.fromEntries(Object.entries(mail.headers ?? {}).map(([name, value]) => [name, headerText(value)])),
});
