export interface CalendarEntry {
  /** The same in all mails about one visit. A higher sequence replaces the previous entry. */
  uid: string;
  sequence: number;
  method: "REQUEST" | "CANCEL" | "PUBLISH";
  stamp: number;
  from: number;
  to: number;
  summary: string;
  description: string;
  location: string;
  /** The address that sends the mail; with another one Outlook shows no buttons. */
  organizer: { name: string; address: string };
  attendee?: string;
}

/** A visit as RFC 5545 wants it. */
export function icsOf(entry: CalendarEntry): string {
  const { uid, sequence, method, stamp, from, to, summary, description, location, organizer, attendee } = entry;
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
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** The format is 20261130T060000Z. */
const utc = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, "");

/** Control characters are not allowed in a calendar; other special characters are escaped. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, "")
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll("\n", "\\n");

const quoted = (name: string): string => name.replace(/["\p{Cc}]/gu, "");

const longest = 75;
const octets = (text: string) => new TextEncoder().encode(text).length;

/** A line has at most 75 octets, and the next one begins with a space. No letter is cut: in Arabic each letter has two octets. */
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
