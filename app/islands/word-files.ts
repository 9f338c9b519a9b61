import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { keysOf } from "@site/typed";
import { islands } from "#domain/calculators/registry.ts";

/** The islands whose words are in a separate file. The page fetches the file when somebody is about to use the island. */
export const withWordFile = ["ContactForm", "QuotationForm", ...keysOf(islands)] as const;
export type WithWordFile = (typeof withWordFile)[number];

export const wordFile = (island: WithWordFile, language: Language) => `/words/${island}.${language}.json`;

export const wordFiles = () => languageCodes.flatMap((code) => withWordFile.map((island) => wordFile(island, code)));
