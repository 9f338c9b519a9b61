export interface SentMail {
  raw: Buffer;
  /** The addresses to which the mail was sent. The mail itself may not name them. */
  recipients: string;
}

/** Returns the mail in a JSON body. It is the field `raw` in base64, or Postmark's field `RawEmail`. */
export function wholeOf(bytes: Buffer): SentMail | undefined {
  try {
    const { raw, RawEmail, recipient, OriginalRecipient } = JSON.parse(bytes.toString());
    const recipients = [recipient, OriginalRecipient].filter((one) => typeof one === "string").join(" ");
    if (typeof raw === "string") return { raw: Buffer.from(raw, "base64"), recipients };
    return typeof RawEmail === "string" ? { raw: Buffer.from(RawEmail), recipients } : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the beginning of a JSON body that is too large to be parsed. Returns the part of the mail that the beginning contains. */
export function startOf(bytes: Buffer): SentMail {
  const json = bytes.toString();
  const text = (name: string) => new RegExp(`"${name}"\\s*:\\s*"((?:[^"\\\\]+|\\\\.)*)`).exec(json)?.[1] ?? "";
  const recipients = `${text("recipient")} ${text("OriginalRecipient")}`;
  const base64 = text("raw");
  if (base64) return { raw: Buffer.from(base64, "base64"), recipients };
  try {
    // The text may end in the middle of an escape sequence, which is removed.
    const cut = text("RawEmail").replace(/\\(?:u[0-9a-f]{0,3})?$/i, "");
    return { raw: Buffer.from(JSON.parse(`"${cut}"`)), recipients };
  } catch {
    return { raw: Buffer.alloc(0), recipients };
  }
}
