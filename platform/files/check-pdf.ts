import { setImmediate } from "node:timers/promises";
import { createInflate } from "node:zlib";
import { type CheckedCv, cvRefusal } from "./checked-file.ts";
import { type CvFlag, cvFlags } from "./file-types.ts";

/** The limit for all object streams of a file together, unpacked. */
const maxUnpacked = 20 * 1024 * 1024;
/** The word stream may stand in a file so often; in a CV it stands there some dozens of times. */
const maxWords = 10_000;
const pieceBytes = 256 * 1024;

/** These names count wherever they occur. */
const marks: Record<CvFlag, string[]> = {
  script: ["/JavaScript", "/OnInstantiate"],
  "open-action": ["/OpenAction"],
  launch: ["/Launch"],
  outside: ["/GoToE", "/GoToR", "/GoTo3DView", "/SubmitForm", "/ImportData", "/Rendition", "/RichMedia", "/Movie"],
  "embedded-file": ["/EmbeddedFile", "/EmbeddedFiles"],
  form: ["/XFA"],
  "unreadable-part": [],
};

/** These names are so short that packed bytes contain them by chance, so they count only together with the text that has to follow. */
const shortMarks: [CvFlag, RegExp][] = [
  ["open-action", /\/AA\s*(?:<<|\d+\s+\d+\s+R\b)/],
  // A form with /Ref is drawn from another file.
  ["outside", /\/Ref\s*(?:<<|\d+\s+\d+\s+R\b)/],
  // This is the path of a file, such as one that has the data of a stream; the F of a font or an annotation precedes a number.
  ["outside", /\/U?F\s*(?:\((?:[\x20-\x7e]{6}|\xfe\xff)|<(?:[\da-fA-F]{6}|<\s*\/))/],
  // The path stands in another object. Under EF it would be a file that is embedded in this one.
  ["outside", /(?<!\/EF\s*<<[^>]{0,60})\/U?F\s+\d+\s+\d+\s+R\b/],
  ["outside", /\/FS\s*\/URL\b/],
];

/**
 * Refuses a file that is not a complete PDF or needs a password, and notes everything in it that can act by itself. Names are searched in the whole
 * file, including streams and comments, so that nothing is missed if a viewer reads its structure in another way.
 */
export async function checkPdf(bytes: Buffer): Promise<CheckedCv> {
  const start = bytes.toString("latin1", 0, 1024);
  const head = /%PDF-[12]\./.exec(start);
  // Bytes before the header could make the file a program or a web page too.
  if (!head || /[^\s\u00ef\u00bb\u00bf]/.test(start.slice(0, head.index))) return cvRefusal("not-a-document");
  if (!bytes.subarray(-2048).includes("%%EOF")) return cvRefusal("truncated");
  if (endsAsZip(bytes)) return cvRefusal("polyglot");
  const streams = streamsIn(bytes);
  if (!streams) return cvRefusal("bomb");
  const flags = new Set<CvFlag>();
  for await (const plain of windows(piecesOf(bytes))) {
    if (/\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/.test(plain.toString("latin1"))) return cvRefusal("encrypted");
    addFlags(flags, plain);
  }
  return (await lookInside(streams, flags)) === "bomb"
    ? cvRefusal("bomb")
    : { ok: true, kind: "pdf", bytes, flags: cvFlags.filter((flag) => flags.has(flag)) };
}

/** Pauses between the pieces, so that other requests are answered meanwhile. */
async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    yield bytes.subarray(from, from + pieceBytes);
    await setImmediate();
  }
}

/** This many bytes after a link's name are enough to see where it leads. */
const linkBytes = 64;
/** An escaped byte takes three bytes, so the link may be longer than `linkBytes`. */
const overlap = 4 * linkBytes;

/** Yields each piece without escapes, together with the end of the piece before, because a name may stand across the two. */
async function* windows(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let tail: Buffer = Buffer.alloc(0);
  for await (const piece of pieces) {
    const window = Buffer.concat([tail, piece]);
    yield withoutEscapes(window);
    tail = window.subarray(-overlap);
  }
  yield withoutEscapes(Buffer.concat([tail, Buffer.alloc(overlap, " ")]));
}

function addFlags(flags: Set<CvFlag>, bytes: Buffer): void {
  for (const flag of cvFlags) if (marks[flag].some((name) => hasName(bytes, name))) flags.add(flag);
  const text = bytes.toString("latin1");
  for (const [flag, mark] of shortMarks) if (mark.test(text)) flags.add(flag);
  if (hasOddLink(text)) flags.add("outside");
}

/** Links of a CV lead to pages, mails and phones; one to a file of a foreign machine hands out the reader's password hash (SMB). */
function hasOddLink(text: string): boolean {
  for (const { index } of text.matchAll(/\/URI(?![\w-])/g)) {
    const after = text.slice(index + 4, index + 4 + linkBytes);
    // This link is too near the end to be judged. The next piece begins earlier and has it whole.
    if (after.length < linkBytes) continue;
    if (isOddAddress(after.replace(/^[\s\0]+/, ""))) return true;
  }
  return false;
}

function isOddAddress(text: string): boolean {
  // LibreOffice names the folder in which a document lay as the base of its links.
  if (text.startsWith("<<")) return /^<<\s*\/Base\s*\(\s*(?:\\|\/\/|file:\/\/[^/])/i.test(text);
  // The address may be elsewhere, or behind a comment. Any other text is the kind of an action, or prose.
  if (!/^[(<]/.test(text)) return text === "" || /^(?:%|\d+\s+\d+\s+R\b)/.test(text);
  const inside = text.slice(1);
  const address = text.startsWith("<") ? Buffer.from(inside.replace(/\s/g, ""), "hex").toString("latin1") : inside;
  return !/^\s*(?:https?:\/\/|mailto:|tel:|www\.)/i.test(address);
}

/** Finds the whole name, not only the beginning of a longer one. */
function hasName(bytes: Buffer, name: string): boolean {
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1))
    if (!/[\w-]/.test(String.fromCharCode(bytes[at + name.length] ?? 0))) return true;
  return false;
}

/** /J#61vaScript is /JavaScript. Byte by byte, because a file may consist of such escapes. */
function withoutEscapes(bytes: Buffer): Buffer {
  let from = bytes.indexOf("#");
  if (from < 0) return bytes;
  const plain = Buffer.from(bytes);
  let to = from;
  for (; from < bytes.length; from += 1) {
    const byte = bytes[from] ?? 0;
    const code = byte === 0x23 ? 16 * (hex[bytes[from + 1] ?? 0] ?? 0) + (hex[bytes[from + 2] ?? 0] ?? 0) : -1;
    if (code >= 0) from += 2;
    plain[to++] = code >= 0 ? code : byte;
  }
  return plain.subarray(0, to);
}

/** The values of hexadecimal digits. Any other byte has a number that makes the sum invalid. */
const hex = Int16Array.from({ length: 256 }, (_, byte) => {
  const value = Number.parseInt(String.fromCharCode(byte), 16);
  return Number.isNaN(value) ? -1000 : value;
});

/** A ZIP archive is read from its end: its directory's record, then a comment that ends the file. */
function endsAsZip(bytes: Buffer): boolean {
  const tail = Math.max(0, bytes.length - 22 - 0xffff);
  for (
    let at = bytes.indexOf("PK\x05\x06", tail, "latin1");
    at >= 0;
    at = bytes.indexOf("PK\x05\x06", at + 1, "latin1")
  )
    if (at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length) return true;
  return false;
}

/** Unpacks compressed objects, in which names could hide, and adds their flags. */
async function lookInside(streams: Stream[], flags: Set<CvFlag>): Promise<"seen" | "bomb"> {
  let left = maxUnpacked;
  for (const { dictionary, data } of streams) {
    const packing = packingOf(dictionary);
    if (packing === "no object stream") continue;
    try {
      if (packing === "unknown") throw new Error("A filter that hardly any program uses here");
      const content = packing === "plain" ? piecesOf(data) : createInflate().end(data);
      for await (const window of windows(content)) {
        left -= window.length;
        if (left <= 0) return "bomb";
        addFlags(flags, window);
      }
    } catch {
      flags.add("unreadable-part");
      // Stops here: many damaged streams must not cost more than one.
      return "seen";
    }
  }
  return "seen";
}

function packingOf(dictionary: Buffer): "no object stream" | "plain" | "deflate" | "unknown" {
  const plain = withoutEscapes(dictionary);
  if (!hasName(plain, "/ObjStm")) return "no object stream";
  if (!hasName(plain, "/Filter")) return "plain";
  const isDeflate = /\/Filter\s*(?:\[\s*)?\/(?:FlateDecode|Fl)\s*[\]/>]/.test(plain.toString("latin1"));
  return isDeflate && !hasName(plain, "/DecodeParms") ? "deflate" : "unknown";
}

interface Stream {
  /** All bytes between the beginning of the previous stream and the beginning of this one. */
  dictionary: Buffer;
  data: Buffer;
}

/**
 * Every place where a stream could begin; undefined if there are too many. Linear in the size of the file, whatever is in it: nothing is
 * skipped, so a comment cannot hide a stream, and nothing is read twice.
 */
function streamsIn(bytes: Buffer): Stream[] | undefined {
  const found: Stream[] = [];
  let [before, end, words] = [0, -1, 0];
  for (let at = bytes.indexOf("stream"); at >= 0; at = bytes.indexOf("stream", at + 1)) {
    if (++words > maxWords) return undefined;
    const start = at + "stream".length + (bytes[at + "stream".length] === 0x0d ? 2 : 1);
    // This match belongs to the word endstream.
    if (bytes[start - 1] !== 0x0a || bytes[at - 1] === 0x64) continue;
    if (end < start) end = bytes.indexOf("endstream", start);
    if (end < 0) break;
    found.push({ dictionary: bytes.subarray(before, at), data: bytes.subarray(start, end) });
    before = start;
  }
  return found;
}
