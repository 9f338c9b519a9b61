import { company, holidays } from "#site/content/content.server.ts";
import type { Office } from "#site/content/office.server.ts";

type Printed = Pick<Office, "hours" | "holidays" | "visits">;

/** The settings that the pages of the site say too: when the office is open, and which visits are booked online. */
const saidIn = ({ hours, holidays: off, visits: { online, services } }: Printed) =>
  JSON.stringify([hours, off, online && services.toSorted()]);

/** True if the pages of the site say what these settings say. The pages are built from the files. */
export function isPrinted(office: Printed): boolean {
  const { hours, datedHours, visits } = company();
  return saidIn(office) === saidIn({ hours: { hours, datedHours }, holidays: holidays(), visits });
}
