import type { Case, OwnMails } from "./case.fixture.ts";
import {
  base64,
  crlf,
  head,
  htmlPart,
  inCharset,
  mail,
  multipart,
  plainPart,
  quotedPrintable,
  word,
} from "./raw.fixture.ts";

const gmail = "On Mon, Nov 23, 2026 at 10:00 AM Windtower <hello@windtower.example> wrote:";
const old = "> Thank you for your request.\n> We call you on Monday.";

const outlookHead =
  "From: Windtower <hello@windtower.example>\nSent: Monday, November 23, 2026 10:00 AM\nTo: Sara Ahmed <sara@example.com>\nSubject: Your request\n\nThank you for your request.";

const answer = "Monday at ten is fine.";
const pictures = Buffer.from("صور المكيف");
const arabic = "نعم، يوم الاثنين مناسب لنا.";

/** Answers as common mail programs write them, in several encodings. */
export const mailsInWords = ({ to }: Pick<OwnMails, "to">): Case[] => [
  [
    "Gmail",
    mail(
      { to },
      multipart("alternative", [
        plainPart(`${answer}\n\n${gmail}\n\n${old}`),
        htmlPart(`<div dir="ltr">${answer}</div><blockquote>old</blockquote>`),
      ]),
    ),
    { text: answer, quoted: /call you on Monday/ },
  ],
  [
    "Gmail with a wrapped attribution",
    mail(
      { to },
      plainPart(`${answer}\n\nOn Mon, Nov 23, 2026 at 10:00 AM Windtower\n<hello@windtower.example>\nwrote:\n\n${old}`),
    ),
    { text: answer, quoted: /^On Mon/ },
  ],
  [
    "Apple Mail",
    mail(
      { to, more: ["X-Mailer: iPhone Mail (22B91)"] },
      plainPart(
        `${answer}\n\nSent from my iPhone\n\n> On 23 Nov 2026, at 10:00, Windtower <hello@windtower.example> wrote:\n> \n${old}`,
      ),
    ),
    { text: `${answer}\n\nSent from my iPhone`, quoted: /^> On 23 Nov/ },
  ],
  [
    "Outlook",
    mail(
      { to, more: ["Thread-Index: AdU=", "X-MS-Has-Attach: "] },
      multipart("alternative", [
        plainPart(`${answer}\n\n________________________________\n${outlookHead}`),
        htmlPart("<p>x</p>"),
      ]),
    ),
    { text: new RegExp(`^${answer}`), quoted: /^From: Windtower/ },
  ],
  [
    "Outlook in Arabic",
    mail(
      { to },
      plainPart(
        `${arabic}\n\nمن: Windtower <hello@windtower.example>\nتاريخ الإرسال: الاثنين 23 نوفمبر 2026\nإلى: سارة\nالموضوع: طلبك\n\nشكراً لك`,
      ),
    ),
    { text: arabic, quoted: /^من:/ },
  ],
  [
    "Outlook of the old days",
    mail({ to }, plainPart(`${answer}\n\n-----Original Message-----\n${outlookHead}`)),
    { text: answer, quoted: /Original Message/ },
  ],
  [
    "Gmail in Arabic",
    mail(
      { to },
      plainPart(
        `${arabic}\n\nفي الاثنين، 23 نوفمبر 2026 في 10:00 ص كتب Windtower <hello@windtower.example>:\n\n${old}`,
      ),
    ),
    { text: arabic, quoted: /^في الاثنين/ },
  ],
  [
    "windows-1256, 8bit",
    Buffer.concat([
      Buffer.from(head({ to })),
      Buffer.from(crlf("Content-Type: text/plain; charset=windows-1256\nContent-Transfer-Encoding: 8bit\n\n")),
      inCharset(arabic, "windows-1256"),
    ]),
    { text: arabic },
  ],
  [
    "windows-1256, quoted-printable",
    mail(
      { to },
      crlf('Content-Type: text/plain; charset="windows-1256"\nContent-Transfer-Encoding: quoted-printable\n\n') +
        quotedPrintable(inCharset(arabic, "windows-1256")),
    ),
    { text: arabic },
  ],
  [
    "ISO-8859-6, base64",
    mail(
      { to },
      crlf("Content-Type: text/plain; charset=iso-8859-6\nContent-Transfer-Encoding: base64\n\n") +
        base64(inCharset(arabic, "iso-8859-6")),
    ),
    { text: arabic },
  ],
  [
    "UTF-8, base64, with a byte order mark",
    mail(
      { to },
      crlf("Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\n") +
        base64(`\ufeff${arabic}`),
    ),
    { text: arabic },
  ],
  [
    "a subject in base64 that is a new one",
    mail({ to, subject: word("موعد آخر") }, plainPart(arabic)),
    { text: arabic, subject: "موعد آخر" },
  ],
  [
    "a subject in windows-1256",
    mail({ to, subject: word("", "windows-1256", inCharset("سؤال جديد", "windows-1256")) }, plainPart(arabic)),
    { text: arabic, subject: "سؤال جديد" },
  ],
  ["an Arabic subject that answers", mail({ to, subject: word("رد: طلبك") }, plainPart(arabic)), { text: arabic }],
  [
    "HTML alone",
    mail(
      { to },
      htmlPart(
        `<html dir="rtl"><style>p{}</style><p>${arabic}</p><script>alert(1)</script><img src="http://track.example/x.gif"></html>`,
      ),
    ),
    { text: arabic },
  ],
  [
    "an answer between the quoted lines",
    mail({ to }, plainPart(`> Which day?\n\nMonday.\n\n> At what time?\n\nTen.`)),
    { text: /Monday\.[\s\S]*Ten\.$/ },
  ],
  [
    "an answer below the quoted lines",
    mail({ to }, plainPart(`${gmail}\n${old}\n\n${answer}`)),
    { text: new RegExp(`${answer}$`) },
  ],
  ["nothing but what was before", mail({ to }, plainPart(`${gmail}\n\n${old}`)), { text: /^On Mon/ }],
  [
    "Arabic of old Windows that does not say so",
    Buffer.concat([
      Buffer.from(head({ to, subject: "SUBJECT" }).split("SUBJECT", 1).join("")),
      inCharset("صور المكيف", "windows-1256"),
      Buffer.from(crlf("\nMessage-ID: <old-windows@mail.example.com>\n\n")),
      inCharset(arabic, "windows-1256"),
    ]),
    { text: arabic, subject: "صور المكيف" },
  ],
  [
    "Arabic of old Windows that calls itself UTF-8",
    mail(
      { to, subject: word("x", "utf-8", inCharset("صور المكيف", "windows-1256")) },
      crlf("Content-Type: text/plain; charset=UTF-8; format=flowed\nContent-Transfer-Encoding: quoted-printable\n\n") +
        quotedPrintable(inCharset(arabic, "windows-1256")),
    ),
    { text: arabic, subject: "صور المكيف" },
  ],
  [
    "French of old Windows that does not say so",
    mail({ to }, Buffer.from(`${crlf("Content-Type: text/plain\n\n")}D\xe9j\xe0 pay\xe9, \xc0 demain.`, "latin1")),
    { text: "Déjà payé, À demain." },
  ],
  [
    "Arabic that is cut within a letter, under a subject that is folded within one",
    mail(
      { to, subject: [pictures.subarray(0, 5), pictures.subarray(5)].map((part) => word("", "utf-8", part)).join(" ") },
      Buffer.concat([
        Buffer.from(plainPart("").trimEnd()),
        Buffer.from("\r\n\r\n"),
        Buffer.from("شكراً").subarray(0, -1),
      ]),
    ),
    { text: "شكرا\ufffd", subject: "صو\ufffd\ufffd المكيف" },
  ],
  [
    "letters that were broken when they were sent",
    mail({ to }, plainPart(`${answer} \ufffd\ufffd \u0623\u0646\u0627`)),
    { text: `${answer} \ufffd\ufffd \u0623\u0646\u0627` },
  ],
];
