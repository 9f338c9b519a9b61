import { crc32, deflateRawSync, deflateSync } from "node:zlib";
import type { NewApplication } from "./types.ts";

export const anApplication: NewApplication = {
  language: "ar",
  job: "hvac-technician",
  jobTitle: "فني تكييف",
  name: "سارة أحمد",
  email: "sara@example.com",
  phone: "+971501234567",
  city: "الشارقة",
  notice: "شهر",
  mayWork: "needs-permit",
  certificates: ["شهادة فني تبريد", 'O\'Brien "City & Guilds"'],
  drivingLicence: null,
  message: "أعمل في التبريد منذ ست سنوات.",
  consentVersion: "1",
  talentPool: false,
};

interface Object {
  dictionary: string;
  stream?: Buffer;
}

/** Makes a PDF with one page and further objects. It has no cross-reference table: viewers rebuild a missing table. */
export function pdf(objects: Object[] = [], { trailer = "", catalog = "" } = {}): Buffer {
  const all: Object[] = [
    { dictionary: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>` },
    { dictionary: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>" },
    { dictionary: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>" },
    ...objects,
  ];
  const parts = all.flatMap(({ dictionary, stream }, n) => [
    Buffer.from(`${n + 1} 0 obj\n${dictionary}\n`),
    ...(stream ? [Buffer.from("stream\n"), stream, Buffer.from("\nendstream\n")] : []),
    Buffer.from("endobj\n"),
  ]);
  const end = `trailer\n<< /Root 1 0 R /Size ${all.length + 1} ${trailer} >>\nstartxref\n0\n%%EOF\n`;
  return Buffer.concat([Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1"), ...parts, Buffer.from(end)]);
}

/** Packs objects into a compressed stream. A search for text in the file does not find them. */
export const objectStream = (text: string | Buffer, more = "/Filter /FlateDecode"): Object => ({
  dictionary: `<< /Type /ObjStm /N 1 /First 4 ${more} >>`,
  stream: more.includes("FlateDecode") ? deflateSync(text) : Buffer.from(text),
});

export interface ZipEntry {
  name: string;
  content: string | Buffer;
  /** The size that the archive states, which is not the real size. */
  size?: number;
  encrypted?: boolean;
}

/** Makes a ZIP archive. It may break any rule of the format. */
export function zip(entries: ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, size, encrypted } of entries) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const path = Buffer.from(name);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE((encrypted ? 1 : 0) | 0x800, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(data), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(size ?? data.length, 18);
    head.writeUInt16LE(path.length, 22);
    locals.push(Buffer.from("PK\x03\x04"), head, path, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x00"), head, rest, path);
    offset += 4 + head.length + path.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}

const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
export const contentTypes = (type = wordType) =>
  `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;
export const relations = (attributes: string) =>
  `<?xml version="1.0"?><Relationships><Relationship Id="rId1" ${attributes}/></Relationships>`;
const relationType = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Makes a Word document with a hyperlink, as most CVs contain. `more` replaces entries of the same name. */
export function docx(more: ZipEntry[] = []): Buffer {
  const link = `Type="${relationType}/hyperlink" Target="https://example.com/sara" TargetMode="External"`;
  const usual: ZipEntry[] = [
    { name: "[Content_Types].xml", content: contentTypes() },
    { name: "word/document.xml", content: "<?xml version='1.0'?><w:document><w:t>سارة</w:t></w:document>" },
    { name: "word/_rels/document.xml.rels", content: relations(link) },
  ];
  return zip([...usual.filter(({ name }) => more.every((other) => other.name !== name)), ...more]);
}
