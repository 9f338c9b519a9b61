import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import fc from "@site/testing/fast-check.ts";
import sharp from "sharp";
import { expect, it } from "vitest";
import type { CvProblem } from "#platform/files/checked-file.ts";
import type { CvFlag } from "#platform/files/file-types.ts";
import { checkCv, maxCvBytes } from "./check-cv.ts";
import { contentTypes, docx, objectStream, pdf, relations, type ZipEntry, zip } from "./fixture.ts";

const megabyte = 1024 * 1024;
const rels = "word/_rels/document.xml.rels";
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
const many = (count: number): ZipEntry[] =>
  Array.from({ length: count }, (_, n) => ({ name: `word/media/${n}.txt`, content: "x" }));
const template = 'Type="http://x/attachedTemplate" Target="https://evil.example/a.dotm"';
const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.7));

const hostile: [name: string, problem: CvProblem, bytes: Buffer | (() => Buffer)][] = [
  ["nothing", "empty", Buffer.alloc(0)],
  ["6 MB", "too-large", () => Buffer.alloc(maxCvBytes + 1)],
  ["a program renamed", "not-a-document", Buffer.from(`MZ\x90\0${"\0".repeat(60)}PE\0\0`)],
  ["a program with a PDF's header in it", "not-a-document", Buffer.concat([Buffer.from("MZ\x90\0"), pdf()])],
  ["a web page with a PDF's header in it", "not-a-document", Buffer.concat([Buffer.from("<script>"), pdf()])],
  ["a web page", "not-a-document", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["an SVG", "not-a-document", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ["RTF", "not-a-document", Buffer.from("{\\rtf1\\object}")],
  ["a PDF cut off", "truncated", cut(pdf([{ dictionary: "<< >>", stream: Buffer.alloc(9000, 65) }]))],
  ["a PDF with a password", "encrypted", pdf([], { trailer: "/Encrypt 5 0 R" })],
  ["a PDF with a password, spelled otherwise", "encrypted", pdf([], { trailer: "/E#6ecr#79pt 5 0 R" })],
  ["a PDF that is an archive too", "polyglot", Buffer.concat([pdf(), zip(many(1))])],
  ["a PDF bomb", "bomb", () => pdf([objectStream(Buffer.alloc(21 * megabyte))])],
  ["a PDF bomb in parts", "bomb", () => pdf(Array(3).fill(objectStream(Buffer.alloc(8 * megabyte))))],
  ["a PDF of ten thousand streams", "bomb", () => pdf(Array(10_000).fill({ dictionary: "", stream: Buffer.alloc(1) }))],
  ["an old Word file", "old-word", Buffer.from("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1WordDocument", "latin1")],
  [
    "a Word file with a password",
    "encrypted",
    Buffer.concat([Buffer.from("\xd0\xcf\x11\xe0", "latin1"), Buffer.from("EncryptedPackage", "utf16le")]),
  ],
  ["an archive", "not-a-document", zip(many(3))],
  ["an archive cut off", "truncated", cut(docx())],
  [
    "a spreadsheet",
    "not-a-document",
    docx([{ name: "[Content_Types].xml", content: contentTypes("x/sheet.main+xml") }]),
  ],
  ["macros", "macros", docx([{ name: "word/vbaProject.bin", content: "x" }])],
  [
    "macros under another name",
    "macros",
    docx([{ name: "word/x.bin", content: Buffer.from("\xd0\xcf\x11\xe0x", "latin1") }]),
  ],
  [
    "a macro document by its type",
    "macros",
    docx([
      { name: "[Content_Types].xml", content: contentTypes("application/vnd.ms-word.document.macroEnabled.main+xml") },
    ]),
  ],
  ["an embedded object", "macros", docx([{ name: "word/embeddings/oleObject1.bin", content: "x" }])],
  ["ActiveX", "macros", docx([{ name: "word/activeX/activeX1.xml", content: "<x/>" }])],
  [
    "a template from elsewhere",
    "external",
    docx([{ name: rels, content: relations(`${template} TargetMode="External"`) }]),
  ],
  [
    "a template from elsewhere, written with references",
    "external",
    docx([{ name: rels, content: relations(`${template} TargetMode = '&#69;xtern&#x61;l'`) }]),
  ],
  [
    "a template from elsewhere, in UTF-16",
    "external",
    docx([{ name: rels, content: utf16(relations(`${template} TargetMode="External"`)) }]),
  ],
  [
    "a template behind a value with >",
    "external",
    docx([{ name: rels, content: relations(`Alt=">" ${template} TargetMode="External"`) }]),
  ],
  [
    "a link to a program",
    "external",
    docx([{ name: rels, content: relations('Type="x/hyperlink" Target="ms-msdt:/id" TargetMode="External"') }]),
  ],
  ["entities", "not-a-document", docx([{ name: "word/x.xml", content: '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>' }])],
  ["two of one name", "not-a-document", docx([{ name: "WORD/document.xml", content: "<x/>" }])],
  ["a way out of the folder", "unsafe-names", docx([{ name: "../../etc/cron.d/x", content: "x" }])],
  ["a path of Windows", "unsafe-names", docx([{ name: "C:/x.bat", content: "x" }])],
  ["300 entries", "bomb", docx(many(300))],
  ["a bomb", "bomb", () => docx([{ name: "word/a.xml", content: Buffer.alloc(10 * megabyte) }])],
  [
    "a bomb that lies about its size",
    "bomb",
    () => docx([{ name: "word/a.xml", content: Buffer.alloc(megabyte), size: 9 }]),
  ],
  ["60 MB in parts below the ratio", "bomb", () => docx(parts(60))],
  ["an encrypted entry", "encrypted", docx([{ name: "word/a.xml", content: "x", encrypted: true }])],
  ["a JPEG that is none", "not-a-document", Buffer.from("\xff\xd8\xff\xe0 not really", "latin1")],
];

/** Makes parts of an archive. Each is compressed to about a fiftieth of its size. */
function parts(count: number): ZipEntry[] {
  const content = Buffer.concat([randomBytes(20_000), Buffer.alloc(megabyte)]);
  return Array.from({ length: count }, (_, n) => ({ name: `word/media/${n}.bin`, content }));
}

it.each(hostile)("a CV is refused if it is %s: %s", async (_, problem, bytes) => {
  expect(await checkCv(typeof bytes === "function" ? bytes() : bytes)).toEqual({ ok: false, problem });
});

const action = "<< /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>";
const noted: [name: string, flags: CvFlag[], bytes: Buffer][] = [
  ["an ordinary one", [], pdf([{ dictionary: "<< /Filter /FlateDecode >>", stream: deflateSync("text") }])],
  ["one with ordinary compressed objects", [], pdf([objectStream("<< /Type /Font >>")])],
  ["a script", ["script", "open-action"], pdf([{ dictionary: action }])],
  ["a script, spelled otherwise", ["script"], pdf([{ dictionary: "<< /S /J#61vaScript >>" }])],
  ["a script among compressed objects", ["script", "open-action"], pdf([objectStream(action)])],
  ["a script in a stream whose type is spelled otherwise", ["script"], pdf([hidden("<< /S /JavaScript >>")])],
  ["a script behind a comment", ["script"], pdf([{ dictionary: "% stream\n" }, objectStream("<< /S /JavaScript >>")])],
  ["a program to start", ["launch", "outside"], pdf([{ dictionary: "<< /S /Launch /F (cmd.exe) >>" }])],
  [
    "a file inside",
    ["embedded-file"],
    pdf([], { catalog: "/Names << /EmbeddedFiles 9 0 R >> /EF << /UF 9 0 R /F 9 0 R >>" }),
  ],
  [
    "an action when a page is seen",
    ["open-action", "outside"],
    acting("/AA << /O << /S /GoToE /F (\\\\evil\\cv) >> >>"),
  ],
  ["a document elsewhere", ["outside"], acting("/A << /S /GoToR /F 9 0 R >>")],
  ["fields that are sent", ["outside"], acting("/A << /S /SubmitForm /F 9 0 R >>")],
  ["data that are fetched", ["outside"], acting("/A << /S /ImportData /F 9 0 R >>")],
  ["a film", ["outside"], acting("/A << /S /Rendition /JS (app.alert\\(1\\)) >>")],
  ["a film of another kind", ["outside"], pdf([objectStream("<< /Subtype /RichMedia >>")])],
  ["a view in space", ["outside"], acting("/A << /S /GoTo3DView >>")],
  ["a form from another file", ["outside"], acting("/Subtype /Form /Ref << /F 9 0 R /Page 0 >>")],
  [
    "a stream whose data are elsewhere",
    ["outside"],
    pdf([{ dictionary: "<< /F (//evil/x) >>", stream: Buffer.alloc(9) }]),
  ],
  ["a stream whose path is elsewhere", ["outside"], pdf([{ dictionary: "<< /F 9 0 R >>", stream: Buffer.alloc(9) }])],
  ["a link to a share", ["outside"], acting("/A << /S /URI /URI (\\\\\\\\evil\\\\cv) >>")],
  ["a link to a file, packed", ["outside"], pdf([objectStream("<< /S /URI /URI <66696c653a2f2f6576696c> >>")])],
  [
    "ordinary links",
    [],
    acting("/A << /S /URI /URI (https://example.com/#me) >> /B << /URI(mailto:me@example.com)/S/URI >> /F 4"),
  ],
  ["a form of XFA", ["form"], pdf([], { catalog: "/AcroForm << /XFA 9 0 R >>" })],
  ["objects packed otherwise", ["unreadable-part"], pdf([objectStream("x", "/Filter /LZWDecode")])],
  ["objects packed twice", ["unreadable-part"], pdf([objectStream("x", "/Filter [/ASCIIHexDecode /FlateDecode]")])],
  ["damaged objects", ["unreadable-part"], pdf([{ ...objectStream("x"), stream: Buffer.from("no zlib") }])],
];

function acting(entries: string) {
  return pdf([{ dictionary: `<< /Type /Annot ${entries} >>` }, objectStream("<< /Type /Font >>")]);
}

function hidden(text: string) {
  const { stream } = objectStream(text);
  return { dictionary: "<< /Type /Obj#53tm /Filter/FlateDecode >>", ...(stream && { stream }) };
}

it.each(noted)("a PDF with %s is accepted, and this is noted: %s", async (_, flags, bytes) => {
  expect(await checkCv(bytes)).toEqual({ ok: true, kind: "pdf", flags, bytes });
});

it("a Word document with ordinary links is accepted", async () => {
  expect(await checkCv(docx())).toMatchObject({ ok: true, kind: "docx", flags: [] });
});

it("photos of a CV are drawn anew, without the place where they were taken", async () => {
  const image = sharp({ create: { width: 3000, height: 4000, channels: 3, background: "white" } });
  const bytes = await image
    .withExif({ IFD0: { Copyright: "where I live" } })
    .png()
    .toBuffer();
  const checked = await checkCv(bytes);
  if (!checked.ok) throw new Error(checked.problem);
  expect(checked.kind).toBe("jpeg");
  expect(Buffer.from(checked.bytes).includes("where I live")).toBe(false);
  expect(await sharp(checked.bytes).metadata()).toMatchObject({ format: "jpeg", width: 1800, height: 2400 });
});

it("any bytes get a decision", async () => {
  const magic = fc.constantFrom(
    "",
    "%PDF-1.7\n",
    "PK\x03\x04",
    "\xd0\xcf\x11\xe0",
    "\xff\xd8\xff",
    "\x89PNG\r\n\x1a\n",
  );
  const words = fc.constantFrom("stream\n", "endstream", "/ObjStm", "/Encrypt 1 0 R", "%%EOF", "PK\x05\x06", "#2f");
  const pieces = fc.array(fc.oneof(words, fc.string({ unit: "binary" })), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(magic, pieces, async (start, rest) => {
      const checked = await checkCv(Buffer.from(start + rest.join(""), "latin1"));
      expect(checked.ok ? checked.kind : checked.problem).toBeTruthy();
    }),
    { numRuns: 300 },
  );
});

it("a document is refused if any part of its end is missing", async () => {
  const whole = [pdf(), docx()];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...whole),
      fc.double({ min: 0.02, max: 0.98, noNaN: true }),
      async (bytes, share) => {
        expect(await checkCv(bytes.subarray(0, Math.floor(bytes.length * share)))).toMatchObject({ ok: false });
      },
    ),
    { numRuns: 60 },
  );
});

it("a script in a PDF is noted, whether it is plain or compressed and however its name is spelled", async () => {
  const letter = (name: string) => fc.array(fc.boolean(), { minLength: name.length, maxLength: name.length });
  const spelled = letter("JavaScript").map((escaped) =>
    [..."JavaScript"].map((c, n) => (escaped[n] ? `#${c.charCodeAt(0).toString(16)}` : c)).join(""),
  );
  await fc.assert(
    fc.asyncProperty(spelled, fc.boolean(), fc.nat(5), async (name, packed, before) => {
      const object = `<< /S /${name} >>`;
      const others = Array.from({ length: before }, () => objectStream("<< /Type /Font >>"));
      const checked = await checkCv(pdf([...others, packed ? objectStream(object) : { dictionary: object }]));
      expect(checked).toMatchObject({ ok: true, flags: ["script"] });
    }),
    { numRuns: 100 },
  );
});
