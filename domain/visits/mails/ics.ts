export interface CalendarEntry {
  /**
   * The unique id of the visit. All mails about one visit carry it, and a mail with a higher sequence replaces the previous calendar entry.
   */
  uid: string;
  sequence: number;
  method: "REQUEST" | "CANCEL" | "PUBLISH";
  stamp: number;
  from: number;
  to: number;
  summary: string;
  description: string;
  location: string;
  /** The address that sends the mail. With any other address Outlook shows no buttons to accept or decline. */
  organizer: { name: string; address: string };
  attendee?: string;
  /** The calendar shows a reminder at this time. */
  remindAt?: number | undefined;
}

/** Returns a visit as an iCalendar text (RFC 5545). */
export function icsOf(entry: CalendarEntry): string {
  const { uid, sequence, method, stamp, from, to, summary, description, location, organizer } = entry;
  const { attendee, remindAt } = entry;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//visits//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(to)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(location)}`,
    `ORGANIZER;CN="${quoted(organizer.name)}":mailto:${organizer.address}`,
    ...(attendee ? [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`] : []),
    `STATUS:${method === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:OPAQUE",
    ...(remindAt === undefined ? [] : alarm((from - remindAt) / 60_000, summary)),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const alarm = (minutes: number, summary: string) => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `TRIGGER:-PT${minutes}M`,
  `DESCRIPTION:${escaped(summary)}`,
  "END:VALARM",
];

/** Formats a time as 20261130T060000Z. */
const utc = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, "");

/** Removes control characters, which a calendar may not contain, and escapes the other special characters. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, "")
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll("\n", "\\n");

const quoted = (name: string): string => name.replace(/["\p{Cc}]/gu, "");

const longest = 75;
const octets = (text: string) => new TextEncoder().encode(text).length;

/**
 * Splits a line into rows of at most 75 octets. Every row after the first begins with a space. No letter is cut: an Arabic letter has two
 * octets.
 */
function folded(line: string): string {
  const rows: string[] = [];
  let row = "";
  for (const letter of line) {
    if (octets(row) + octets(letter) > longest) {
      rows.push(row);
      row = " ";
    }
    row += letter;
  }
  return [...rows, row].join("\r\n");
}
