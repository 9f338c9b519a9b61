/** Engines and drivers quote these words because they are in the code, not because somebody typed them. */
const fromCode = new Set(["TypeError", "ReferenceError"]);

/** A message has at most so many characters, which is enough to see what is wrong. */
const longest = 200;

/**
 * Returns the message of an error, but leaves out what may be personal: quoted text (a database quotes the value, a parser the document), e-mail
 * addresses, numbers of five digits and more, tokens, the queries of addresses, and anything beyond ASCII, such as names.
 */
export function messageOf(error: Error): string {
  const [line = ""] = error.message.split("\n", 1);
  return line
    .slice(0, 10 * longest)
    .replace(/[^\x20-\x7e]+/g, "…")
    .replace(/"[^"]*"?|'[^']*'?|`[^`]*`?/g, (quoted) => (isFromCode(error, quoted) ? quoted : "'…'"))
    .replace(/\S*@\S*/g, "…")
    .replace(/\?\S*/g, "?…")
    .replace(/\b[\w-]{20,}\b/g, (word) => (/\d/.test(word) ? "…" : word))
    .replace(/\d(?:[\d ()+.-]*\d){4,}/g, "…")
    .slice(0, longest);
}

const isFromCode = ({ name }: Error, quoted: string) => fromCode.has(name) && /^.[A-Za-z_$][\w$.]*.$/.test(quoted);
