import { join } from "node:path";
import { budgets, firstFlight, weigh } from "../tests/site/page-weight.ts";
import { type BuiltPage, pageAt, pages } from "../tests/site/pages.ts";
import { brotliSize } from "../tests/site/weigh.ts";
import { headBytes } from "./first-flight.ts";
import { say, table } from "./table.ts";

const types = {
  home: "/",
  service: "/services/air-conditioning",
  place: "/dubai/ac-services",
  district: "/dubai/ac-services/dubai-marina",
  "blog post": "/blog/why-your-ac-drips-indoors",
};

export type Sample = { name: string; page: BuiltPage };

/** The five types of pages in both languages. */
export const samples: Sample[] = Object.entries(types).flatMap(([type, path]) =>
  ["en", "ar"].map((language) => ({ name: `${type} ${language}`, page: inLanguage(path, language) })),
);

/** The contact page in both languages. Visitors of pages without a form go there. */
export const contact: Sample[] = ["en", "ar"].map((language) => ({
  name: `contact ${language}`,
  page: inLanguage("/contact", language),
}));

function inLanguage(path: string, language: string): BuiltPage {
  const id = pageAt(path)?.id;
  const found = pages.find((page) => page.id === id && page.language === language);
  if (!found) throw new Error(`${path} was not built in ${language}`);
  return found;
}

/** Returns how many bytes of a compressed page are its stylesheet. */
async function cssWithin(html: string, whole: number) {
  return whole - (await brotliSize(html.replace(/(<style[^>]*>)[\s\S]*?(<\/style>)/g, "$1$2")));
}

export async function bytesOf({ page }: Sample, origin: string) {
  const weight = await weigh(page);
  return { ...weight, css: await cssWithin(page.html, weight.html), head: await headBytes(origin + page.path) };
}

export type Bytes = Awaited<ReturnType<typeof bytesOf>>;

/** The bytes of scripts that were transferred: before any interaction, and after a form was filled in and sent. */
export type FormScript = { before: number; after: number; files: Map<string, number> };

export function printBytes(all: Map<Sample, Bytes>, forms: Map<Sample, FormScript>) {
  say("1. Bytes on the wire (brotli 11; JS of the form as Chromium received it)");
  const kb = (bytes: number) => `${bytes / 1024} KB`;
  table(
    ["", "HTML", "of it CSS", "with headers", "JS before", "JS, form used", "fonts", "first image"],
    [
      ...[...all].map(([sample, weight]) => [
        sample.name,
        weight.html,
        weight.css,
        weight.html + weight.head,
        weight.script,
        forms.get(sample)?.after,
        weight.fonts,
        weight.image,
      ]),
      ...contact.map((sample) => [
        sample.name,
        undefined,
        undefined,
        undefined,
        undefined,
        forms.get(sample)?.after,
        undefined,
        undefined,
      ]),
      [
        "budget",
        kb(budgets.html),
        "",
        firstFlight,
        kb(budgets.script),
        kb(budgets.formScript),
        kb(budgets.fonts),
        kb(budgets.image),
      ],
    ],
  );
  for (const { files } of [...forms.values()].slice(0, 1)) say(`The form's JS: ${listed(files)}`);
  say(
    `With headers: what must fit into one first flight of TCP, ${firstFlight.toLocaleString("en")} bytes, or costs a round trip.`,
  );
  say(
    "JS before: inline, nothing is loaded. A page without a form of its own (–) leads to the contact page. The HTML budget is for landing pages.",
  );
  say();
}

const listed = (files: Map<string, number>) =>
  [...files]
    .sort((a, b) => b[1] - a[1])
    .map(([name, size]) => `${name} ${size.toLocaleString("en")}`)
    .join(", ");

export const builtFile = (folder: string, page: BuiltPage) => join(folder, "build/client", page.file);
