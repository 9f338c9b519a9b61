import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { keysOf } from "@site/typed";
import { twinPath } from "#platform/http/markdown.ts";
import { translator } from "#site/i18n/t.ts";
import { cardsOf, company, readHead } from "./content.server.ts";
import { isIndexed } from "./indexing.server.ts";
import { siteOrigin } from "./origin.server.ts";
import { shortName } from "./trades.server.ts";

/** The pages from which a program finds all others. */
const starts: PageId[] = [
  "/services",
  "/pricing",
  "/pricing/works",
  "/help",
  "/bundles",
  "/solutions",
  "/industries",
  "/calculators",
  "/resources",
  "/about",
  "/contact",
  "/quotation",
];

/** The addresses that programs call, with what each one does. */
const calls: { path: `/${string}`; does: Record<Language, string> }[] = [
  {
    path: "/openapi.json",
    does: {
      en: "what a program may ask: services, prices, free times, calculators, a quotation for its person; where it names calls, they answer by MCP at /mcp too",
      ar: "ما يمكن لبرنامج أن يسأل عنه: الخدمات والأسعار والمواعيد المتاحة والحاسبات وطلب عرض سعر لصاحبه؛ وحيث ترد هذه الأسئلة فيه تُجاب أيضاً عبر MCP على /mcp",
    },
  },
];

/** Returns llms.txt, which tells programs in both languages what the site has and how they read it (llmstxt.org). */
export function llmsTxt(): string {
  const { name, work, area } = company();
  return `${[
    `# ${both((language) => name[language])}`,
    `> ${both((language) => translator(language)("llms.what", { work: work[language], area: area[language] }))}`,
    ...languageCodes.map(howToRead),
    section("llms.pages", [...starts.flatMap(pageLine), ...languageCodes.map(cityLine)]),
    section("llms.calls", calls.map(callLine)),
    section("contact.information", contactLines()),
  ].join("\n\n")}\n`;
}

/** Returns a text in both languages, in one line. */
const both = (text: (language: Language) => string) => languageCodes.map(text).join(" · ");

const section = (title: "llms.pages" | "llms.calls" | "contact.information", lines: string[]) =>
  `## ${both((language) => translator(language)(title))}\n\n${lines.join("\n")}`;

function howToRead(language: Language): string {
  const t = translator(language);
  const example = company().sample ? [t("llms.company")] : [];
  return [
    t("llms.twins", { home: twinPath(href("/", language)) }),
    t("llms.prices"),
    t("llms.examples"),
    ...example,
  ].join(" ");
}

/** Returns a line with the page in each language that has it. The summary is in the first of them. */
function pageLine(id: PageId): string[] {
  const written = languageCodes.filter((language) => isIndexed(id, language));
  const links = written.flatMap((language) => cardsOf([id], language).map(({ name }) => link(id, name, language)));
  const summary = written.map((language) => readHead(id, language)?.summary)[0];
  return summary ? [`- ${links.join(" · ")}: ${summary}`] : [];
}

function cityLine(language: Language): string {
  const found = cardsOf(
    cities.map((city) => `/${city}`),
    language,
  );
  const links = found.map(({ id }) => link(id, shortName(id, language), language));
  return `- ${translator(language)("llms.cities")}: ${links.join(" · ")}`;
}

const link = (id: PageId, name: string, language: Language) =>
  `[${name}](${siteOrigin()}${twinPath(href(id, language))})`;

const callLine = ({ path, does }: (typeof calls)[number]) =>
  `- ${siteOrigin()}${path}: ${both((language) => does[language])}`;

const labelled = {
  "contact.phone": () => company().phone,
  "bar.emergency": () => company().emergency,
  "contact.whatsapp": () => company().whatsapp,
  "contact.email": () => company().email,
} as const;

const contactLines = () =>
  keysOf(labelled).flatMap((label) => {
    const value = labelled[label]();
    return value ? [`- ${both((language) => translator(language)(label))}: ${value}`] : [];
  });
