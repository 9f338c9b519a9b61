type Bytes = Buffer<ArrayBuffer>;

/** A line break that the reader adds before the body, because the first boundary has no line break in front of it. */
const lineBreak = Buffer.from("\r\n");
const endOfHead = Buffer.from("\r\n\r\n");

/** Reads a multipart form as it arrives. Keeps the typed fields; of a file it keeps only the headers and drops the bytes. */
export function fieldsOnly(boundary: string, most: number) {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const kept: Buffer[] = [];
  let size = 0;
  let pending: Buffer = lineBreak;
  let reading: "text" | "file" | "head" = "file";

  const keep = (bytes: Buffer) => {
    // The bytes are copied, because a slice would keep the whole chunk in memory.
    kept.push(Buffer.from(bytes));
    size += bytes.length;
  };
  const take = (end: number) => {
    const taken = pending.subarray(0, end);
    pending = pending.subarray(end);
    return taken;
  };
  const readHead = (): boolean => {
    const end = pending.indexOf(endOfHead);
    if (end < 0) return false;
    const head = take(end + endOfHead.length);
    reading = /;\s*filename\*?\s*=/i.test(head.toString("latin1")) ? "file" : "text";
    keep(head);
    return true;
  };
  const readContent = (): boolean => {
    const end = pending.indexOf(delimiter);
    const content = take(end < 0 ? Math.max(0, pending.length - delimiter.length) : end);
    if (reading === "text") keep(content);
    if (end < 0) return false;
    keep(take(delimiter.length));
    reading = "head";
    return true;
  };

  return {
    /** Returns false if the fields alone are too large. */
    add(chunk: Buffer): boolean {
      pending = Buffer.concat([pending, chunk]);
      while (size <= most && (reading === "head" ? readHead() : readContent()));
      return size + (reading === "head" ? pending.length : 0) <= most;
    },
    /** Returns the form without the bytes of its files. */
    end: (): Bytes => Buffer.concat([...kept, pending]).subarray(lineBreak.length),
  };
}
