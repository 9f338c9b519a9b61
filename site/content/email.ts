/** One of the parts before the @ that dots separate, as in RFC 5322, but without quoted texts. */
const word = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = "[a-z\\d](?:[a-z\\d-]*[a-z\\d])?";
export const emailPattern = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+[a-z][a-z\\d-]*[a-z\\d]$`, "i");

/**
 * Returns an email address whose domain is in ASCII (IDNA), because every mail server accepts that. Some browsers
 * submit such domains in ASCII already.
 */
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

/** Encodes the email address, because some of its characters would end the address in a link. */
export const mailto = (email: string) => `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
