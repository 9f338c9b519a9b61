import { languages } from "#app/i18n/languages.ts";
import { type Block, type Letter, leftToRight } from "./letter.ts";

/** The letter for those who read mail without HTML. */
export function plainText({ language, heading, blocks, sender }: Letter): string {
  // In a line without markup only these characters keep a number in its order among Arabic words.
  const isolated = (text: string) => (languages[language].dir === "rtl" ? `\u2066${text}\u2069` : text);
  const mixed = (text: string) => text.replace(new RegExp(leftToRight, "g"), isolated);
  const inWords: { [K in Block["kind"]]: (block: Extract<Block, { kind: K }>) => string } = {
    text: ({ text }) => mixed(text),
    prose: ({ text }) => text,
    facts: ({ facts }) => facts.map(({ label, value, ltr }) => `${label}: ${ltr ? isolated(value) : value}`).join("\n"),
    words: ({ label, text }) => `${label}:\n\n${text.replace(/^/gm, "> ")}`,
    steps: ({ heading, steps }) => [heading, ...steps.map((step, n) => `${n + 1}. ${step}`)].join("\n"),
    action: ({ label, href }) => `${label}:\n${href}`,
    code: ({ label, code }) => `${label}\n${isolated(code)}`,
    links: ({ links }) => links.map(({ label, href }) => `${label}: ${href}`).join("\n"),
    note: ({ text }) => mixed(text),
  };
  const body = blocks.map((block) => (inWords[block.kind] as (block: Block) => string)(block));
  const foot = [sender.name, isolated(sender.phone), sender.email, sender.site].join("\n");
  return `${[heading, ...body, `-- \n${foot}`].join("\n\n")}\n`;
}
