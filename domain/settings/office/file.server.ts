import { parseDocument, stringify } from "yaml";
import { type Office, type OfficePart, officePartNames, officeParts } from "#site/content/office.server.ts";

const head = `# The settings of the office. Import it again on the page of settings, whole or in part.
# For the pages of the site, put \`hours\`, \`datedHours\` and \`visits\` into content/company.yaml and \`holidays\` into content/shared/holidays.yaml, and build.
`;

export const fileOf = (office: Office): string => head + stringify(office, { aliasDuplicateObjects: false });

const largest = 256 * 1024;

/** Returns the parts of the settings in a file, or the place of the error in it. */
export function partsOfFile(text: string): { parts: [OfficePart, unknown][] } | { wrong: string } {
  if (text.length > largest) return { wrong: "" };
  const document = parseDocument(text, { uniqueKeys: true });
  if (document.errors.length > 0) return { wrong: document.errors[0]?.message.split("\n")[0] ?? "" };
  const read = withoutAliases(document);
  if (typeof read !== "object" || read === null || Array.isArray(read)) return { wrong: "" };
  const parts: [OfficePart, unknown][] = [];
  for (const [name, value] of Object.entries(read)) {
    const part = officePartNames.find((one) => one === name);
    if (!part) return { wrong: name };
    const checked = officeParts[part].safeParse(value);
    if (!checked.success) return { wrong: [name, ...(checked.error.issues[0]?.path ?? [])].join(".") };
    parts.push([part, checked.data]);
  }
  return parts.length > 0 ? { parts } : { wrong: "" };
}

/** Converts the document without YAML aliases. With aliases a short file could become endless, and no setting needs one. */
function withoutAliases(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    return undefined;
  }
}
