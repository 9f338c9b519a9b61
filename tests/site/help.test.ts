import { languageCodes } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { symptomNames, symptomOf } from "@site/ground/site-map/symptoms.ts";
import { expect, test } from "vitest";
import { company } from "#site/content/content.server.ts";
import { symptomSheet } from "#site/content/help.server.ts";
import { isUrgent, symptomsFor } from "#site/content/topics.ts";
import { pageWords } from "./help-words.ts";
import type { Element } from "./html.ts";
import { type BuiltPage, pageAt, pages, problemsOf } from "./pages.ts";

const linksIn = (element: Element) => element.all("a").map((a) => a.attr("href") ?? "");
const help = pages.filter(({ kind }) => kind === "symptom");

test("every page begins with a number to call", () => {
  const numbers = [company().phone, company().emergency].map((number) => `tel:${number}`);
  const check = ({ root }: BuiltPage) => {
    const header = root.first("header");
    return header && linksIn(header).some((link) => numbers.includes(link)) ? [] : ["has no tel: link in its header"];
  };
  expect(problemsOf(check)).toEqual([]);
});

test("the menu of every page leads to the help", () => {
  const check = ({ root, language }: BuiltPage) => {
    const menu = root.first("nav", (nav) => nav.attr("id") === "menu");
    return menu && linksIn(menu).includes(href("/help", language)) ? [] : ["has no link to /help in its menu"];
  };
  expect(problemsOf(check)).toEqual([]);
});

test("a page about a trade links to its symptoms, with its place", () => {
  const fitting = pages.filter(({ id }) => symptomsFor(id).length > 0);
  expect(fitting.length).toBeGreaterThan(100);
  const check = (page: BuiltPage) => {
    const links = linksIn(page.main);
    const expected = symptomsFor(page.id).map(({ id, query }) => href(id, page.language) + query);
    return expected.filter((link) => !links.includes(link)).map((link) => `has no link to ${link}`);
  };
  expect(problemsOf(check, fitting)).toEqual([]);
});

test("a page about a trade names the emergency line if something in that trade can stop, and otherwise not, in the strip either", () => {
  const number = `tel:${company().emergency}`;
  const check = ({ id, main, root }: BuiltPage) => {
    const isWanted = company().emergency !== undefined && symptomsFor(id).length > 0;
    if (isWanted) return linksIn(main).includes(number) ? [] : ["does not name it"];
    const strip = root.first("header")?.first("div");
    return [main, strip].some((part) => part && linksIn(part).includes(number))
      ? ["names it, though nothing can stop"]
      : [];
  };
  const trades = pages.filter(({ id, kind }) => kind === "landing" && !isUrgent(id));
  expect(problemsOf(check, trades)).toEqual([]);
});

test("where nobody can wait, the phone call comes first, then WhatsApp, then the enquiry", () => {
  const urgent = pages.filter(({ id }) => isUrgent(id));
  expect(urgent.length).toBeGreaterThan(20);
  const kindOf = (link: string) => /^tel:|\/whatsapp\b|\/quotation\b/.exec(link)?.[0];
  const check = (page: BuiltPage) => {
    const kinds = linksIn(page.main).flatMap((link) => kindOf(link) ?? []);
    return kinds.slice(0, 3).join() === "tel:,/whatsapp,/quotation" ? [] : [`asks in the order ${kinds.slice(0, 3)}`];
  };
  expect(problemsOf(check, urgent)).toEqual([]);
});

test.each(languageCodes)("the villa has a spot for every symptom, and the same list below it (%s)", (language) => {
  const links = linksIn((pageAt(href("/", language)) as BuiltPage).main);
  const symptoms = symptomNames.map((name) => href(`/help/${name}`, language));
  expect(links.filter((link) => symptoms.includes(link))).toEqual([...symptoms, ...symptoms]);
});

test("a page about a symptom is as long as a reader in a hurry accepts", () => {
  expect(help).toHaveLength(symptomNames.length * languageCodes.length);
  const check = (page: BuiltPage) => {
    const words = pageWords(page);
    return words >= 250 && words <= 500 ? [] : [`has ${words} words`];
  };
  expect(problemsOf(check, help)).toEqual([]);
});

test("a page about a symptom says first what is dangerous, then whom to call, then the price and when we can come", () => {
  const check = (page: BuiltPage) => {
    const sheet = symptomSheet(symptomOf(page.id) ?? "no-cooling", page.language);
    const { price } = sheet ?? {};
    const text = page.main.text().replace(/\s+/g, " ");
    const shown = [sheet?.danger, price?.visit?.name, price?.night?.name, sheet?.checks[0], sheet?.whose.question];
    const order = shown.flatMap((part) => (part ? text.indexOf(part) : []));
    const isInOrder = order.every((at, index) => at > (order[index - 1] ?? 0));
    const leadsToTimes = linksIn(page.main).some((link) => link.includes("/book?"));
    return [...(isInOrder ? [] : [`has its parts at ${order}`]), ...(leadsToTimes ? [] : ["does not lead to /book"])];
  };
  expect(problemsOf(check, help)).toEqual([]);
});

test("nothing that keeps people safe is folded on a phone: no part of the help, and no part with an emergency number", () => {
  const emergency = /(?<!\d)99[789](?!\d)/;
  const check = ({ kind, main }: BuiltPage) => {
    const folded = main.all("details", (details) => details.attributes.has("data-fold"));
    return folded
      .filter((section) => kind === "symptom" || emergency.test(section.text()))
      .map((section) => `folds "${section.first("h2")?.text()}": say open: true`);
  };
  expect(problemsOf(check)).toEqual([]);
});
