/** A word of the part before the @, as RFC 5322 has it without quotation marks. */
const word = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = "[a-z\\d](?:[a-z\\d-]*[a-z\\d])?";
export const emailPattern = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+[a-z][a-z\\d-]*[a-z\\d]$`, "i");

/** A domain in Arabic or other letters as the ASCII name (IDNA) that every mail server takes; some browsers hand it over so. */
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

/** An address may hold signs that would end it in a link. */
export const mailto = (email: string) => `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
