import type { Case, OwnMails } from "./case.fixture.ts";
import { crlf, mail, multipart, plainPart } from "./raw.fixture.ts";

const answer = "Monday at ten is fine.";
const report = (to: string, sent: string, status: string, more = "") =>
  mail(
    {
      to,
      from: "Mail Delivery Subsystem <mailer-daemon@mx.example.com>",
      subject: "Undelivered Mail",
      more: ["Return-Path: <>", "Auto-Submitted: auto-replied"],
    },
    multipart("report; report-type=delivery-status", [
      plainPart("Your message could not be delivered."),
      crlf(
        `Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example.com\n\nFinal-Recipient: rfc822; sara@example.com\n${status}\n\n`,
      ),
      crlf(`Content-Type: text/rfc822-headers\n\nMessage-ID: <${sent}>\nSubject: Your request\n${more}\n`),
    ]),
  );

/** Mails from other senders and from programs, reports of failed delivery, and mails that are broken or forged. */
export const mailsOfMachines = ({ to, sent }: Pick<OwnMails, "to" | "sent">): Case[] => [
  [
    "from another address",
    mail({ to, from: "Omar <omar@example.org>" }, plainPart(answer)),
    { text: answer, from: "omar@example.org" },
  ],
  [
    "a forged sender",
    mail(
      {
        to,
        more: [
          "Authentication-Results: forged; dmarc=pass",
          "Authentication-Results: mx.in.example 1; spf=fail smtp.mailfrom=sara@example.com; dmarc=fail",
          "Authentication-Results: mx.in.example; dmarc=pass",
        ],
      },
      plainPart(answer),
    ),
    { text: answer, proven: false },
  ],
  [
    "a proven sender",
    mail(
      {
        to,
        more: ["Authentication-Results: mx.in.example;\n spf=pass; dkim=pass header.d=example.com;\n dmarc=pass"],
      },
      plainPart(answer),
    ),
    { text: answer, proven: true },
  ],
  [
    "the key in Delivered-To only",
    mail({ to: "sara-list@example.com", more: [`Delivered-To: ${to.toUpperCase()}`] }, plainPart(answer)),
    { text: answer },
  ],
  [
    "no key, but it answers a mail of ours",
    mail({ to: "hello@windtower.example", more: [`In-Reply-To: <${sent}>`] }, plainPart(answer)),
    { text: answer },
  ],
  [
    "out of office",
    mail(
      { to, subject: "Automatic reply: Your request", more: ["Auto-Submitted: auto-replied (vacation)"] },
      plainPart("I am away until Sunday."),
    ),
    { text: "I am away until Sunday.", automatic: true, subject: "Automatic reply: Your request" },
  ],
  [
    "out of office, without a mark, of our own address",
    mail({ to, from: "Windtower <Office@windtower.example>" }, plainPart("We read this on Sunday.")),
    { text: "We read this on Sunday.", automatic: true, from: "office@windtower.example" },
  ],
  [
    "the answer of a calendar",
    mail(
      { to, subject: "Accepted: Visit" },
      multipart("alternative", [
        plainPart(""),
        crlf(
          "Content-Type: text/calendar; charset=utf-8; method=REPLY\n\nBEGIN:VCALENDAR\nMETHOD:REPLY\nBEGIN:VEVENT\nATTENDEE;CN=Sara;PARTSTAT=ACCEPTED:mailto:sara@example.com\nDTSTART:20261123T061500Z\nSUMMARY:زيارة\\, فيلا\n  12\nEND:VEVENT\nEND:VCALENDAR\n",
        ),
      ]),
    ),
    {
      text: "",
      subject: "Accepted: Visit",
      calendar: { answer: "accepted", title: "زيارة, فيلا 12", at: "2026-11-23 10:15" },
    },
  ],
  [
    "a mailing list",
    mail({ to, more: ["Precedence: bulk", "List-Id: <x.example.com>"] }, plainPart("News")),
    { text: "News", automatic: true },
  ],
  [
    "a bounce",
    report(
      to,
      sent,
      "Action: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 <sara@example.com>: user\n unknown",
    ),
    { bounce: "5.1.1 550 5.1.1 … user unknown" },
  ],
  [
    "a bounce to the sender's own address",
    report("hello@windtower.example", sent, "Action: failed\nStatus: 5.2.2\nDiagnostic-Code: x-unix; mailbox full"),
    { bounce: "5.2.2 mailbox full" },
  ],
  ["a bounce that tells no reason", report(to, sent, "Action: failed\nStatus: 5.0.0"), { bounce: "5.0.0" }],
  ["a delay", report(to, sent, "Action: delayed\nStatus: 4.4.1\nDiagnostic-Code: smtp; 451 try later"), { bounce: "" }],
  [
    "a bounce that is no report",
    mail(
      { to, from: "MAILER-DAEMON@qmail.example", subject: "failure notice", more: ["Return-Path: <>"] },
      plainPart("Hi. This is the qmail-send program.\nNo such mailbox."),
    ),
    { text: /qmail-send/, automatic: true, from: "mailer-daemon@qmail.example", subject: "failure notice" },
  ],
  [
    "a huge header",
    mail(
      { to, more: [`X-Long: ${"x".repeat(100_000)}`, `References: ${"<a@b.example> ".repeat(3000)}`] },
      plainPart(answer),
    ),
    { text: answer },
  ],
  [
    "bytes that are no mail",
    Buffer.concat([Buffer.from(`To: <${to}>\r\n\r\n`), Buffer.from([0, 255, 254, 200, 10, 13, 0, 65])]),
    { text: /A$/, from: "–" },
  ],
  [
    "a boundary that never comes",
    mail({ to }, crlf(`Content-Type: multipart/mixed; boundary="x"\n\n--x\n${plainPart(answer)}`)),
    { text: answer },
  ],
  [
    "marks that turn the direction, and NUL",
    mail({ to }, plainPart(`ab\0c\u202e${answer}\u2066`)),
    { text: `abc${answer}` },
  ],
  ["a forged key", mail({ to: to.replace(/[0-9a-f]{6}@/, "abcdef@") }, plainPart("let me in")), { out: true }],
  [
    "the key of another request's id",
    mail({ to: to.replace(/[0-9a-f]{6}/, "abcdef") }, plainPart("let me in")),
    { out: true },
  ],
  [
    "no key at all, with sender and reference",
    mail({ to: "hello@windtower.example", subject: "WT-234567" }, plainPart("let me in")),
    { out: true },
  ],
  ["one of our own that came round", mail({ to, id: sent }, plainPart("loop")), { out: true }],
  [
    "a bounce of a mail that was never ours",
    report("hello@windtower.example", "nobody@else.example", "Action: failed\nStatus: 5.1.1"),
    { out: true },
  ],
];
