/** Error messages of Node and of drivers quote these words. They come from program code and not from a user. */
const fromCode = new Set(["TypeError", "ReferenceError"]);

/** The longest message in the log, in characters. This is enough to see what is wrong. */
const longest = 200;

/**
 * Returns the message of an error without anything that may be personal: quoted text (a database quotes the value, a parser the document),
 * e-mail addresses, numbers of five or more digits, tokens, query strings, and everything that is not ASCII, such as Arabic names.
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
