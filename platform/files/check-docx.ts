import type { Readable } from "node:stream";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { type CheckedCv, type CvProblem, cvRefusal, ole } from "./checked-file.ts";
import { hasDoctype, loadsFromElsewhere, xmlText } from "./office-xml.ts";

const limits = { entries: 200, ratio: 100, bytes: 50 * 1024 * 1024, list: 512 * 1024 } as const;

const document = "word/document.xml";
const types = "[content_types].xml";
const documentType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

class Refused extends Error {
  readonly problem: CvProblem;
  constructor(problem: CvProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Unpacks the whole archive once, within limits. Refuses a file that could run a program or load something when it is opened. */
export async function checkDocx(bytes: Buffer): Promise<CheckedCv> {
  try {
    await check(bytes);
    return { ok: true, kind: "docx", bytes, flags: [] };
  } catch (error) {
    if (error instanceof Refused) return cvRefusal(error.problem);
    return cvRefusal(problemOf(error instanceof Error ? error.message : ""));
  }
}

/** Maps an error message of yauzl (the ZIP library) to a problem of the file. */
function problemOf(message: string): CvProblem {
  if (/end of central directory/i.test(message)) return "truncated";
  if (/invalid (?:characters in fileName|relative path)|absolute path/i.test(message)) return "unsafe-names";
  if (/too many bytes/i.test(message)) return "bomb";
  if (/encryption/i.test(message)) return "encrypted";
  return "not-a-document";
}

async function check(bytes: Buffer): Promise<void> {
  const archive = await fromBufferPromise(bytes, { strictFileNames: true });
  if (archive.entryCount > limits.entries) throw new Refused("bomb");
  const seen = new Set<string>();
  let left = limits.bytes;
  for await (const entry of archive.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    // If two entries have the same name, two programs could each read a different one.
    if (seen.has(name)) throw new Refused("not-a-document");
    seen.add(name);
    if (seen.size > limits.entries) throw new Refused("bomb");
    if (entry.isEncrypted()) throw new Refused("encrypted");
    if (isProgram(name)) throw new Refused("macros");
    const content = await read(archive, entry, left);
    left -= content.length;
    checkEntry(entry.fileName, content);
  }
  if (!seen.has(document) || !seen.has(types)) throw new Refused("not-a-document");
}

const isProgram = (name: string) =>
  /(?:^|\/)(?:vbaproject|vbadata)[^/]*$/.test(name) || /(?:^|\/)(?:activex|embeddings)\/./.test(name);

/** Unpacks one entry. The limit counts the bytes that were really unpacked, because the size in the archive may be false. */
async function read(archive: ZipFile, entry: Entry, left: number): Promise<Buffer> {
  const most = Math.min(left, Math.max(entry.compressedSize, 1) * limits.ratio);
  if (entry.uncompressedSize > most) throw new Refused("bomb");
  const stream: Readable = await archive.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > most) {
      stream.destroy();
      throw new Refused("bomb");
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function checkEntry(name: string, content: Buffer): void {
  if (content.toString("latin1", 0, ole.length) === ole) throw new Refused("macros");
  if (/\.(?:xml|rels)$/i.test(name) && hasDoctype(content)) throw new Refused("not-a-document");
  const lists = name.toLowerCase() === types ? "types" : /\.rels$/i.test(name) && "relations";
  if (!lists) return;
  if (content.length > limits.list) throw new Refused("not-a-document");
  const xml = xmlText(content);
  if (lists === "relations" && loadsFromElsewhere(xml)) throw new Refused("external");
  if (lists === "relations") return;
  if (/macroEnabled|vbaProject|activeX|oleObject/i.test(xml)) throw new Refused("macros");
  if (!xml.includes(documentType)) throw new Refused("not-a-document");
}
