import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { languageCodes } from "@site/ground/language/languages.ts";
import { leavesOf } from "@site/ground/leaves.ts";
import { kindOf } from "@site/ground/site-map/pages.ts";
import { z } from "zod";
import type { ContentFile, Problem, Site } from "./site.ts";

const line = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\n]+$/, "must stand on one line")
  .regex(/^(?!.*\]\()/, "takes no links");
const markdown = z.string().trim().min(1);
const page = z.strictObject({
  name: line.max(45),
  summary: line.max(190),
  seo: z.strictObject({ title: line.max(60) }),
  hero: z.strictObject({ title: line.max(90), lead: line.max(420) }),
  sections: z.array(z.strictObject({ kind: z.enum(["prose", "note"]), body: markdown })).default([]),
  questions: z.array(z.strictObject({ question: line, answer: markdown })),
  related: z.array(z.string().regex(/^\/[a-z0-9/-]*$/, "must be a page's English path")),
});
const article = z.strictObject({ name: line.max(45) });

const contents = {
  "en/services/painting.yaml": `# The painters read this page too.
name: Painting
summary: "Walls, ceilings and doors, inside and outside."
seo: { title: Painting in Dubai }
hero:
  title: A new coat
  lead: >-
    Two coats on a dry wall,
    and clean floors at the end.
sections:
  - kind: prose
    body: A wall is washed, filled and primed.
questions:
  - question: How long does a room take?
    answer: Two days.
related: [/services/mep, /services/ac]
`,
  "ar/services/painting.yaml": `name: دهان
summary: جدران وأسقف وأبواب من الداخل والخارج.
seo: { title: دهان في دبي }
hero:
  title: طبقة جديدة
  lead: طبقتان على جدار جاف وأرضيات نظيفة في النهاية.
sections:
  - kind: prose
    body: يُغسل الجدار ويُملأ ويُطلى بطبقة أساس.
questions:
  - question: كم تستغرق الغرفة؟
    answer: يومان.
related: [/services/mep, /services/ac]
`,
  "en/blog/damp.md": "---\nname: Damp walls\n---\n\nA damp wall is left to dry.\n",
  "shared/map.json": "{}\n",
};

/** For tests: writes the content of a small site into a folder. */
export function writeContent(folder: string) {
  for (const [file, text] of Object.entries(contents)) {
    const path = join(folder, "content", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** For tests: the small site in a folder. Its pages have the addresses of the site map. Its only check of its own is the check of links. */
export function smallSite(folder: string): Site {
  const content = join(folder, "content");
  return {
    content,
    files: () => globSync("**/*.*", { cwd: content }).sort(),
    fileNamed,
    made: ["shared/map.json"],
    line,
    filled: (_, value) => ({ value, problems: [] }),
    references: (file) => [{ reference: "{{price paint}}", prints: file.startsWith("ar/") ? "90 درهماً" : "AED 90" }],
    problemsOf: (values) => Object.entries(values).flatMap(([file, value]) => linksNowhere(file, value)),
    check: async () => ({ problems: [], lines: [], warnings: [] }),
    shownOn: {},
    codeNaming: () => undefined,
  };
}

const schemas: Partial<Record<string, z.ZodType>> = { landing: page, article };

function fileNamed(file: string): ContentFile | undefined {
  if (file === "shared/map.json") return {};
  const language = languageCodes.find((code) => file.startsWith(`${code}/`));
  const id = language && /^(.+)\.(?:yaml|md)$/.exec(file.slice(language.length))?.[1];
  const schema = schemas[(id && kindOf(id)) ?? ""];
  return schema && { language, id, schema };
}

const linksNowhere = (file: string, value: unknown): Problem[] =>
  leavesOf(value)
    .filter((leaf) => String(leaf.value).includes("](/nowhere)"))
    .map(({ field }) => ({ file, field, reason: "the site map has no such page" }));
