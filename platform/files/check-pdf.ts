import { createInflate } from "node:zlib";
import { yieldTurn } from "#platform/machine/timers.ts";
import { type CheckedCv, cvRefusal } from "./checked-file.ts";
import { type CvFlag, cvFlags } from "./file-types.ts";

/** The limit for the unpacked size of all object streams of a file together, in bytes. */
const maxUnpacked = 20 * 1024 * 1024;
/** The word "stream" may occur this many times in a file. In a CV it occurs some dozens of times. */
const maxWords = 10_000;
const pieceBytes = 256 * 1024;

/** Each of these PDF names sets its flag wherever it occurs in the file. */
const marks: Record<CvFlag, string[]> = {
  script: ["/JavaScript", "/OnInstantiate"],
  "open-action": ["/OpenAction"],
  launch: ["/Launch"],
  outside: ["/GoToE", "/GoToR", "/GoTo3DView", "/SubmitForm", "/ImportData", "/Rendition", "/RichMedia", "/Movie"],
  "embedded-file": ["/EmbeddedFile", "/EmbeddedFiles"],
  form: ["/XFA"],
  "unreadable-part": [],
};

/** These names are so short that compressed data may contain them by chance. So they count only if the text after them fits as well. */
const shortMarks: [CvFlag, RegExp][] = [
  ["open-action", /\/AA\s*(?:<<|\d+\s+\d+\s+R\b)/],
  // A form with /Ref is taken from another file.
  ["outside", /\/Ref\s*(?:<<|\d+\s+\d+\s+R\b)/],
  // /F or /UF with a text is the path of another file, for example the file with the data of a stream. In fonts and annotations /F is
  // followed by a number.
  ["outside", /\/U?F\s*(?:\((?:[\x20-\x7e]{6}|\xfe\xff)|<(?:[\da-fA-F]{6}|<\s*\/))/],
  // Here the path is in another object of the PDF. Under /EF that object is a file that is embedded in the PDF, so it does not count.
  ["outside", /(?<!\/EF\s*<<[^>]{0,60})\/U?F\s+\d+\s+\d+\s+R\b/],
  ["outside", /\/FS\s*\/URL\b/],
];

/**
 * Refuses a file that is not a complete PDF or that needs a password. Flags everything in it that can act without a click. Names are
 * searched in the whole file, also in streams and comments, because another PDF viewer may read its structure in a different way.
 */
export async function checkPdf(bytes: Buffer): Promise<CheckedCv> {
  const start = bytes.toString("latin1", 0, 1024);
  const head = /%PDF-[12]\./.exec(start);
  // If other bytes stood before the PDF header, the file could also be a program or a web page.
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

/** Pauses after each piece, so that the server can answer other requests in between. */
async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    yield bytes.subarray(from, from + pieceBytes);
    await yieldTurn();
  }
}

/** This many bytes after /URI are enough to see the target of the link. */
const linkBytes = 64;
/** An escaped byte takes three bytes, so a link may be longer than `linkBytes` in the file. */
const overlap = 4 * linkBytes;

/**
 * Yields each piece with its escapes decoded. The end of the previous piece is put in front, because a name may begin in one piece and end
 * in the next.
 */
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

/**
 * Normal links of a CV lead to web pages, mail addresses or phone numbers. A link to a file on another machine (SMB) would send the
 * reader's password hash to that machine.
 */
function hasOddLink(text: string): boolean {
  for (const { index } of text.matchAll(/\/URI(?![\w-])/g)) {
    const after = text.slice(index + 4, index + 4 + linkBytes);
    // This link is too near the end of the text to be judged. The next piece starts earlier and contains the whole link.
    if (after.length < linkBytes) continue;
    if (isOddAddress(after.replace(/^[\s\0]+/, ""))) return true;
  }
  return false;
}

function isOddAddress(text: string): boolean {
  // LibreOffice writes the folder of the document as the base of its links.
  if (text.startsWith("<<")) return /^<<\s*\/Base\s*\(\s*(?:\\|\/\/|file:\/\/[^/])/i.test(text);
  // The address may be in another object, or follow after a comment. Any other text is the type of an action, or plain prose.
  if (!/^[(<]/.test(text)) return text === "" || /^(?:%|\d+\s+\d+\s+R\b)/.test(text);
  const inside = text.slice(1);
  const address = text.startsWith("<") ? Buffer.from(inside.replace(/\s/g, ""), "hex").toString("latin1") : inside;
  return !/^\s*(?:https?:\/\/|mailto:|tel:|www\.)/i.test(address);
}

/** Tells whether the file contains the complete name. The beginning of a longer name does not count. */
function hasName(bytes: Buffer, name: string): boolean {
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1))
    if (!/[\w-]/.test(String.fromCharCode(bytes[at + name.length] ?? 0))) return true;
  return false;
}

/** Decodes the escapes of names: /J#61vaScript is /JavaScript. It works byte by byte, because a file may consist of millions of escapes. */
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

/** The value of each hexadecimal digit. Any other byte has a value that makes the sum negative, so that it is not taken for an escape. */
const hex = Int16Array.from({ length: 256 }, (_, byte) => {
  const value = Number.parseInt(String.fromCharCode(byte), 16);
  return Number.isNaN(value) ? -1000 : value;
});

/**
 * Tells whether the file is also a ZIP archive. ZIP programs read a file from its end: there is the record of the directory, and then a
 * comment up to the last byte.
 */
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

/** Unpacks compressed objects, in which names could be hidden, and adds their flags. */
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
      // Stops at the first damaged stream, so that many damaged streams cost no more time than one.
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
 * Returns every place where a stream could begin; undefined if there are too many. Nothing is skipped, so a comment cannot hide a stream.
 * Nothing is read twice, so the time grows only linearly with the size of the file.
 */
function streamsIn(bytes: Buffer): Stream[] | undefined {
  const found: Stream[] = [];
  let [before, end, words] = [0, -1, 0];
  for (let at = bytes.indexOf("stream"); at >= 0; at = bytes.indexOf("stream", at + 1)) {
    if (++words > maxWords) return undefined;
    const start = at + "stream".length + (bytes[at + "stream".length] === 0x0d ? 2 : 1);
    // This is the end of the word "endstream", so no stream begins here.
    if (bytes[start - 1] !== 0x0a || bytes[at - 1] === 0x64) continue;
    if (end < start) end = bytes.indexOf("endstream", start);
    if (end < 0) break;
    found.push({ dictionary: bytes.subarray(before, at), data: bytes.subarray(start, end) });
    before = start;
  }
  return found;
}
