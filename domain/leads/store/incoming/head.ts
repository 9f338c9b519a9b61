/** The most bytes of headers that we read. Normal mails have fewer. */
const mostHead = 256 * 1024;
const mostBody = 512 * 1024;

/** Returns the headers as bytes, with the empty line that ends them. */
export function headBytesOf(raw: Uint8Array, most = mostHead): Buffer {
  const start = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, most));
  const end = /\r?\n\r?\n/.exec(start.toString("latin1"));
  return Buffer.concat([start.subarray(0, end?.index ?? start.length), Buffer.from("\r\n\r\n")]);
}

/** Returns the headers of a raw mail as text. A header that was folded over several lines becomes one line. */
export function headOf(raw: Uint8Array): string {
  const start = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, mostHead)).toString("latin1");
  const end = /\r?\n\r?\n/.exec(start)?.index ?? start.length;
  return start.slice(0, end).replace(/\r?\n[ \t]+/g, " ");
}

/** Returns all values of a header, in the order of the mail. */
export const valuesOf = (head: string, name: string): string[] =>
  head.split(/\r?\n/).flatMap((line) => {
    const colon = line.indexOf(":");
    return line.slice(0, colon).trim().toLowerCase() === name ? [line.slice(colon + 1).trim()] : [];
  });

/** Tells whether the mail is a report that another mail was not delivered, or only later (RFC 6522). */
export const isReport = (head: string): boolean =>
  valuesOf(head, "content-type").some((type) => /^multipart\/report\b/i.test(type));

/** Returns the beginning of a raw mail as text. In a report, this part quotes the mail that the report is about. */
export const startOfBody = (raw: Buffer): string => raw.toString("latin1", 0, mostBody);

const ids = /<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@([\w.-]{1,253})>/gi;

/** Finds the ids of our own mails and leads in a text. Only somebody who got a mail from us can know such an id. */
export const ownIds = (text: string, host: string): string[] => {
  const found = [...text.matchAll(ids)].filter(([, , at = ""]) => at.toLowerCase() === host);
  return [...new Set(found.map(([, id = ""]) => id.toLowerCase()))].slice(0, 50);
};
