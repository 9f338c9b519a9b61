import type { Case, OwnMails } from "./case.fixture.ts";
import { base64, crlf, filePart, head, htmlPart, mail, multipart, pdf, plainPart, scriptPdf } from "./raw.fixture.ts";

const answer = "Monday at ten is fine.";

const u16 = (...numbers: number[]) => Buffer.from(Uint16Array.from(numbers).buffer);
const u32 = (...numbers: number[]) => Buffer.from(Uint32Array.from(numbers).buffer);
const attribute = (level: number, id: number, ...data: Buffer[]) => {
  const bytes = Buffer.concat(data);
  return Buffer.concat([Buffer.of(level), u32(id, bytes.length), bytes, u16(0)]);
};
const named = (tag: number, value: Buffer) =>
  Buffer.concat([u32(tag, 1, value.length), value, Buffer.alloc((4 - (value.length % 4)) % 4)]);
/** A winmail.dat as Outlook makes it: the text of the message comes first, and then a file with its long name. */
const winmail = Buffer.concat([
  u32(0x223e9f78),
  u16(1),
  attribute(1, 0x69003, u32(2, 0x00170003, 1), named(0x1000001f, Buffer.from(`${answer}\0`, "utf16le"))),
  attribute(2, 0x69002, Buffer.alloc(14)),
  attribute(2, 0x18010, Buffer.from("PLAN~1.PDF\0")),
  attribute(2, 0x6800f, pdf),
  attribute(2, 0x69005, u32(1), named(0x3707001f, Buffer.from("مخطط.pdf\0", "utf16le"))),
]);

/** Mails with files. */
export const mailsWithFiles = ({ to, photo }: Pick<OwnMails, "to" | "photo">): Case[] => [
  [
    "nested multipart",
    mail(
      { to },
      multipart("mixed", [
        multipart("related", [
          multipart("alternative", [plainPart(answer), htmlPart("<p>x</p>")]),
          filePart("image/png", "logo.png", photo.subarray(0, 4000), "inline"),
        ]),
        filePart("application/pdf", "plan.pdf", pdf),
      ]),
    ),
    { text: answer, files: ["plan.pdf"] },
  ],
  [
    "a photo",
    mail({ to }, multipart("mixed", [plainPart("See here"), filePart("image/jpeg", "IMG_0042.jpeg", photo)])),
    { text: "See here", photos: 1 },
  ],
  [
    "a photo without a word",
    mail({ to, subject: "" }, filePart("image/jpeg", "IMG_1.jpeg", photo)),
    { text: "", photos: 1 },
  ],
  [
    "a PDF",
    mail({ to }, multipart("mixed", [plainPart(answer), filePart("application/octet-stream", "plan.pdf", pdf)])),
    { text: answer, files: ["plan.pdf"] },
  ],
  [
    "a PDF under an Arabic name",
    mail(
      { to },
      multipart("mixed", [
        plainPart(answer),
        `${crlf(
          `Content-Type: application/pdf\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename*=utf-8''${encodeURIComponent("مخطط الفيلا.pdf")}\n\n`,
        )}${base64(pdf)}\r\n`,
      ]),
    ),
    { text: answer, files: ["مخطط الفيلا.pdf"] },
  ],
  [
    "a PDF with a script",
    mail({ to }, multipart("mixed", [plainPart(answer), filePart("application/pdf", "plan.pdf", scriptPdf)])),
    { text: answer, files: ["plan.pdf"] },
  ],
  [
    "winmail.dat",
    mail(
      { to },
      multipart("mixed", [
        plainPart(answer),
        filePart("application/ms-tnef", "winmail.dat", Buffer.from("789f3e22010000", "hex")),
      ]),
    ),
    { text: answer, files: [["winmail.dat", "type"]] },
  ],
  [
    "an attachment with two endings",
    mail(
      { to },
      multipart("mixed", [
        plainPart(answer),
        filePart("application/pdf", "invoice.pdf.exe", Buffer.from("MZ\x90\0program")),
      ]),
    ),
    { text: answer, files: [["invoice.pdf.exe", "type"]] },
  ],
  [
    "a PDF that calls itself a program",
    mail({ to }, multipart("mixed", [plainPart(answer), filePart("application/x-msdownload", "plan.exe", pdf)])),
    { text: answer, files: ["plan.pdf"] },
  ],
  [
    "a name that climbs and turns around",
    mail({ to }, multipart("mixed", [plainPart(answer), filePart("application/pdf", "..\\/etc/\u202efdp.exe", "MZ")])),
    { text: answer, files: [[".._etc_fdp.exe", "type"]] },
  ],
  [
    "a page as a file",
    mail({ to }, multipart("mixed", [plainPart(answer), filePart("text/html", "a.html", "<script>alert(1)</script>")])),
    { text: answer, files: [["a.html", "type"]] },
  ],
  [
    "a mail that was forwarded as a file",
    mail(
      { to },
      multipart("mixed", [
        plainPart(answer),
        `${crlf("Content-Type: message/rfc822\n\n")}${head({ to: "x@y.example" })}${multipart("mixed", [plainPart("inner"), filePart("application/pdf", "offer.pdf", pdf)], "inner")}`,
      ]),
    ),
    { text: answer, quoted: /From: sara@example.com\nSubject: Re: Your request\n\ninner/, files: ["offer.pdf"] },
  ],
  [
    "a winmail.dat with words and files",
    mail({ to }, filePart("application/ms-tnef", "winmail.dat", winmail)),
    { text: answer, files: ["مخطط.pdf"] },
  ],
  [
    "too many files",
    mail(
      { to },
      multipart("mixed", [
        plainPart(answer),
        ...Array.from({ length: 6 }, (_, n) => filePart("application/pdf", `p${n}.pdf`, pdf)),
      ]),
    ),
    { text: answer, files: ["p0.pdf", "p1.pdf", "p2.pdf", "p3.pdf", "p4.pdf", ["p5.pdf", "tooMany"]] },
  ],
];
