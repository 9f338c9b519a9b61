const longest = 40;
const mostWords = 5;

/**
 * Returns the name for the greeting; empty if it does not look like a name. Anybody can have a mail sent to anybody, so the name must not
 * contain a message, a link or markup.
 */
export function greetingName(typed: string): string {
  const name = typed
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  const isPlain = /^\p{L}[\p{L}\p{M}'’ -]*(?:\. [\p{L}\p{M}'’ -]+)*\.?$/u.test(name);
  return isPlain && name.length <= longest && name.split(" ").length <= mostWords ? name : "";
}
