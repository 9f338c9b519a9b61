/**
 * `npm run docs:settings` writes docs/settings.md and .env.example from the schema of the environment, which contains the description of
 * each setting. The test scripts/test/settings-page.test.ts fails if one of the two files is out of date.
 */
import { writeFileSync } from "node:fs";
import { z } from "zod";
import { schema } from "#platform/process/env.ts";
import { editorSettings } from "#platform/process/settings/editor.ts";
import { mailSettings, webhookSettings } from "#platform/process/settings/messages.ts";
import { retentionSettings } from "#platform/process/settings/retention.ts";
import { signInSettings } from "#platform/process/settings/sign-in.ts";
import { siteSettings } from "#platform/process/settings/site.ts";
import { visitorSettings } from "#platform/process/settings/visitors.ts";
import { watchSettings } from "#platform/process/settings/watch.ts";
import { whatsAppSettings } from "#platform/whatsapp/settings.ts";

/** A setting as described by its schema and its `.meta`. */
type Setting = {
  description?: string;
  kind?: string;
  example?: string;
  /** The default in words, if it is computed at the start. */
  otherwise?: string;
  default?: unknown;
  type?: string;
  format?: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
};

type Group = { title: string; text: string; settings: object };

const groups: Group[] = [
  { title: "The site and its addresses", text: "How to run it is on [run.md](run.md).", settings: siteSettings },
  { title: "Mail", text: "How mail is set up is on [mail.md](mail.md).", settings: mailSettings },
  { title: "Webhooks and chats", text: "What they get is on [webhooks.md](webhooks.md).", settings: webhookSettings },
  { title: "WhatsApp", text: "How it is set up is on [whatsapp.md](whatsapp.md).", settings: whatsAppSettings },
  {
    title: "Visitors, forms and search engines",
    text: "Figures of visitors are on [analytics.md](analytics.md).",
    settings: visitorSettings,
  },
  {
    title: "Sign-in",
    text: "How it works, and each provider, is on [sign-in.md](sign-in.md).",
    settings: signInSettings,
  },
  {
    title: "How long data are kept",
    text: "What is erased, and how it is taken back, is on [retention.md](retention.md).",
    settings: retentionSettings,
  },
  {
    title: "Backups and watching",
    text: "See [backup.md](backup.md) and [watch.md](watch.md).",
    settings: watchSettings,
  },
  {
    title: "The content editor online",
    text: "How it is set up is on [editing/online.md](editing/online.md).",
    settings: editorSettings,
  },
];

const { properties } = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" });
const settings = new Map(Object.entries(properties as Record<string, Setting>));

const head = `# Settings

For the operator: every setting of the site, what it does, its default and an example.

This page is made by \`npm run docs:settings\` from the checks of the settings themselves. Do not edit
it: change the words in \`platform/process/settings/\` (sign-in: \`platform/identity/settings.ts\`,
WhatsApp: \`platform/whatsapp/settings.ts\`) and run the command. It is longer than other pages
because it lists ${settings.size} settings.

Settings are environment variables. None is needed to try the site. The server reads them once, when
it starts. A wrong value stops the start: the message names the setting and never prints its value.
A name that looks like a setting and is none is reported too.
`;

export function settingsPage(): string {
  return [head, ...groups.map(section)].join("\n");
}

function section({ title, text, settings: own }: Group): string {
  return `## ${title}\n\n${text}\n\n${Object.keys(own).map(item).join("")}`;
}

function item(name: string): string {
  const setting = found(name);
  const what = [`Value: ${kindOf(name, setting)}.`, `Default: ${defaultOf(setting)}.`, ...exampleOf(setting)];
  const lines = [
    ...indented("- ", `**\`${name}\`**: ${marked(setting.description ?? "")}`),
    ...indented("  - ", what.join(" ")),
  ];
  return `${lines.join("\n")}\n`;
}

const indented = (mark: string, text: string): string[] =>
  wrapped(text, 100 - mark.length).map((line, at) => `${at === 0 ? mark : " ".repeat(mark.length)}${line}`);

function found(name: string): Setting {
  const setting = settings.get(name);
  if (!setting?.description) throw new Error(`${name} needs a .describe("…") or a .meta({ … }) in its schema.`);
  return setting;
}

/** Puts backticks around names of settings, addresses, commands, and a value at the beginning of a sentence. */
function marked(text: string): string {
  const typed =
    /^(?:on|off|debug)(?=[: ])|\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*\b|(?<![\w/])(?:(?:https?|tcp):\/)?\/[\w.:/-]*\w|\bcontent\/[\w/.]*\w|\b\w+(?= in content\/)|npm run [\w:]+/g;
  return text.replace(typed, (word) => (/^[A-Z]/.test(word) && !settings.has(word) ? word : code(word)));
}

function kindOf(name: string, { kind, type, format, enum: words, minimum, maximum, example }: Setting): string {
  if (words) return words.map(code).join(words.length === 2 ? " or " : ", ");
  if (kind === undefined && type === "string" && !format) throw new Error(`${name} needs a kind in its .meta().`);
  if (example === undefined && found(name).default === undefined && !found(name).otherwise)
    throw new Error(`${name} has no default, so it needs an example in its .meta().`);
  if (kind) return marked(kind);
  if (format) return format === "email" ? "an email address" : "an address";
  const most = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? "" : ` to ${maximum}`;
  return `a ${type === "integer" ? "whole number" : "number"} from ${minimum ?? 0}${most}`;
}

function defaultOf({ default: value, otherwise }: Setting): string {
  if (otherwise) return marked(otherwise);
  return value === undefined ? "none" : code(String(value));
}

/** An example in brackets is not a value. It says where to get the value. */
function exampleOf({ example }: Setting): string[] {
  if (!example) return [];
  return example.startsWith("(") ? [`${example.slice(1, -1)}.`] : [`Example: ${code(example)}.`];
}

const code = (text: string): string => `\`${text}\``;

/** Splits a text into lines of at most `width` characters. A longer word gets a line of its own. */
function wrapped(text: string, width: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line === "") lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

const envHead = `# Every setting of the site with its default (docs/settings.md has kinds and examples).
# Made by \`npm run docs:settings\`: change platform/process/settings/ instead.
# For a copy named .env: systemd's EnvironmentFile=, Docker's --env-file, or in a shell:
# set -a; . ./.env; set +a
`;

export function envExample(): string {
  return [envHead, ...groups.flatMap(({ settings: own }) => Object.keys(own).map(entry))].join("\n");
}

function entry(name: string): string {
  const { description = "", default: value = "" } = found(name);
  return [...wrapped(description, 98).map((line) => `# ${line}`), `# ${name}=${value}`, ""].join("\n");
}

if (import.meta.main) {
  writeFileSync("docs/settings.md", settingsPage());
  writeFileSync(".env.example", envExample());
}
