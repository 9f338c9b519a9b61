import { languages } from "@site/ground/language/languages.ts";
import { inArabicLines, inItsDirection, isolate } from "./isolates.ts";
import type { Block, Fact, Letter } from "./letter.ts";

/** Writes the mail as plain text, for readers whose mail program shows no HTML. */
export function plainText({ language, heading, blocks, sender }: Letter): string {
  const [digits, own] = languages[language].dir === "rtl" ? [isolate, inItsDirection] : [String, String];
  const fact = ({ label, value, ltr }: Fact) => `${label}: ${(ltr ? digits : own)(value)}`;
  const inWords: { [K in Block["kind"]]: (block: Extract<Block, { kind: K }>) => string } = {
    text: ({ text }) => inArabicLines(text),
    prose: ({ text }) => inArabicLines(text),
    facts: ({ facts }) => facts.map(fact).join("\n"),
    words: ({ label, text }) => `${label}:\n\n${inArabicLines(text).replace(/^/gm, "> ")}`,
    steps: ({ heading, steps }) => [heading, ...steps.map((step, n) => `${n + 1}. ${step}`)].join("\n"),
    action: ({ label, href }) => `${label}:\n${href}`,
    code: ({ label, code }) => `${label}\n${digits(code)}`,
    links: ({ links }) => links.map(({ label, href }) => `${label}: ${href}`).join("\n"),
    photos: ({ label }) => label,
    note: ({ text }) => inArabicLines(text),
  };
  const body = blocks.map((block) => (inWords[block.kind] as (block: Block) => string)(block));
  const foot = [sender.name, digits(sender.phone), sender.email, sender.site].join("\n");
  return `${[inArabicLines(heading), ...body, `-- \n${foot}`].join("\n\n")}\n`;
}
