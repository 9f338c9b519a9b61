import { tradeOfService } from "@site/ground/company/scope.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { districts } from "@site/ground/site-map/place-pages.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { isOneOf, recordOf } from "@site/typed";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { shortPlaceName } from "#site/content/trades.server.ts";
import { type FindingLine, type FindingOutcome, findingsOf, hideFinding, publishFinding } from "../store/findings.ts";
import { findingFields, longestOf } from "./finding-fields.ts";

/** Returns what the office needs for the lines that customers have allowed, by the id of the enquiry. */
export async function officeFindings(db: Kysely<Database>, enquiries: readonly string[], language: Language) {
  const rows = await findingsOf(db, enquiries);
  return new Map(rows.map((row) => [row.request_id, officeFinding(row, language)]));
}
export type OfficeFinding = ReturnType<typeof officeFinding>;

function officeFinding(row: Awaited<ReturnType<typeof findingsOf>>[number], language: Language) {
  const { id, version, published_at, area, place, service, report } = row;
  const [reading] = report?.readings ?? [];
  const written = recordOf(findingFields, (name) => row[name]);
  const first = reading && {
    ...{ reading_en: reading.text.en, reading_ar: reading.text.ar },
    ...{ value_after: reading.value, unit: reading.unit },
  };
  return {
    ...{ id, version, area },
    isPublished: published_at !== null,
    /** A page shows the line only if it has a trade and a city. */
    hasPage: service !== null && tradeOfService(service) !== undefined && isOneOf(cities, place),
    // An empty line begins with the first reading of the report. The value is that after the work, because technicians measure last.
    values: written.found_en ? written : { ...written, ...first },
    areas: place === "dubai" ? districts.map((name) => [name, shortPlaceName(name, language)] as const) : [],
    note: report?.note ?? "",
    readings: (report?.readings ?? []).map(({ text, value, unit }) => `${text[language]}: ${value} ${unit}`),
  };
}

/** Publishes the line that the form has, or takes it off the site. `incomplete` means that a field is empty or too long. */
export async function decideFinding(
  db: Kysely<Database>,
  colleague: string,
  field: (name: string) => string,
): Promise<FindingOutcome | { ok: false; problem: "incomplete" }> {
  const [enquiry, seen] = [field("enquiry"), { id: field("finding"), version: Number(field("version")) || 0 }];
  if (field("intent") === "hide-finding") return hideFinding(db, colleague, enquiry, seen);
  const line = lineOf(field);
  return line ? publishFinding(db, colleague, enquiry, seen, line) : { ok: false, problem: "incomplete" };
}

function lineOf(field: (name: string) => string): FindingLine | undefined {
  const texts = recordOf(findingFields, (name) =>
    field(name)
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim(),
  );
  const area = field("area");
  const isComplete = findingFields.every((name) => texts[name] !== "" && texts[name].length <= longestOf(name));
  return isComplete ? { ...texts, area: isOneOf(districts, area) ? area : "" } : undefined;
}
