/** A dot-separated part before the @, as in RFC 5322 without quotation marks. */
const word = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = "[a-z\\d](?:[a-z\\d-]*[a-z\\d])?";
export const emailPattern = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+[a-z][a-z\\d-]*[a-z\\d]$`, "i");

/** An internationalised domain as its ASCII name (IDNA), which every mail server accepts; some browsers submit it that way. */
export function asciiDomain(typed: string): string {
  const start = typed.lastIndexOf("@") + 1;
  const domain = typed.slice(start);
  if (/^[\w.-]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return typed;
  try {
    return typed.slice(0, start) + new URL(`http://${domain}`).hostname;
  } catch {
    return typed;
  }
}

/** The address is encoded, because it may contain characters that would end it in a link. */
export const mailto = (email: string) => `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
