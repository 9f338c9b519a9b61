import type { CalendarFacts } from "../types.ts";
import { cleanLine } from "./clean.ts";

const answers: Record<string, CalendarFacts["answer"]> = {
  ACCEPTED: "accepted",
  DECLINED: "declined",
  TENTATIVE: "tentative",
};
const methods: Record<string, CalendarFacts["answer"]> = {
  COUNTER: "counter",
  CANCEL: "cancelled",
  REQUEST: "invited",
  PUBLISH: "invited",
};

/** Reads the calendar part of a mail (RFC 5546): an invitation, or an answer to one. Returns its title and time. */
export function calendarIn(ics: string): CalendarFacts | undefined {
  const lines = ics
    .slice(0, 200_000)
    .replace(/\r?\n[ \t]/g, "")
    .split(/\r?\n/);
  const event = lines.slice(lines.findIndex((line) => /^BEGIN:VEVENT$/i.test(line)));
  const field = (name: string, among = event) =>
    among.map((line) => /^([\w-]+)((?:;[^:]*)?):(.*)$/.exec(line)).find((found) => found?.[1]?.toUpperCase() === name);
  const method = field("METHOD", lines)?.[3]?.trim().toUpperCase() ?? "";
  const part = /PARTSTAT=([\w-]+)/i.exec(field("ATTENDEE")?.[0] ?? "")?.[1]?.toUpperCase() ?? "";
  const answer = method === "REPLY" ? answers[part] : methods[method];
  if (!answer) return undefined;
  const title = cleanLine((field("SUMMARY")?.[3] ?? "").replace(/\\([,;\\])|\\n/gi, "$1 "), 200);
  return { answer, title, at: timeOf(field("DTSTART")) };
}

/** Returns the start time in the UAE. A time in another time zone is not converted. It is followed by the name of its zone. */
function timeOf(start: RegExpExecArray | null | undefined): string {
  const [, year, month, day, hour, minute, utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z?))?/.exec(start?.[3] ?? "") ?? [];
  if (!year) return "";
  const date = `${year}-${month}-${day}`;
  if (!hour) return date;
  if (utc)
    return new Date(Date.parse(`${date}T${hour}:${minute}:00Z`) + 4 * 3_600_000)
      .toISOString()
      .slice(0, 16)
      .replace("T", " ");
  const zone = /TZID=([^;:]*)/i.exec(start?.[2] ?? "")?.[1]?.replaceAll('"', "") ?? "";
  return `${date} ${hour}:${minute}${/^$|dubai|muscat|arabian/i.test(zone) ? "" : ` (${cleanLine(zone, 60)})`}`;
}
