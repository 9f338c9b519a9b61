const longest = 40;
const mostWords = 5;

/**
 * The name to greet by; empty where it is not plainly one. Anybody can have a mail sent to anybody: what a form calls a name must
 * not carry a message, a link or markup to somebody who never wrote to us.
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
