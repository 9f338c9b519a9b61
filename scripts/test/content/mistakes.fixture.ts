import { readFileSync } from "node:fs";
import type { contentCopy } from "./copy.ts";

/** A mistake: its name, a function that puts it into a copy of content/, and the line that must report it. */
export type Mistake = [what: string, (copy: ReturnType<typeof contentCopy>) => void, line: RegExp];

const messages = "ar/messages/interface.json";

const related = /related:\n {2}- .*/;

export const mistakes: Mistake[] = [
  [
    "a field is too long",
    (c) => c.replace("en/services/painting.yaml", /^name: .*/m, `name: ${"x".repeat(60)}`),
    /^content\/en\/services\/painting.yaml: name: .*45/,
  ],
  ["a field is misspelt", (c) => c.replace("en/services/tiling.yaml", "summary:", "sumary:"), /tiling.yaml: summary: /],
  [
    "a link stands in a field that takes plain text",
    (c) => c.replace("en/services/elv.yaml", /^ {2}lead: >-\n/m, "$&    See [MEP](/services/mep). "),
    /^content\/en\/services\/elv.yaml: hero.lead: takes no links/,
  ],
  ["YAML does not parse", (c) => c.write("en/services/pop.yaml", "name: [\n"), /pop.yaml: the file: /],
  [
    "front matter is missing",
    (c) => c.write("en/terms.md", "Only text."),
    /^content\/en\/terms.md: the file: must begin with front matter/,
  ],
  [
    "a translation is missing",
    (c) => c.remove("ar/services/cladding.yaml"),
    /^content\/en\/services\/cladding.yaml: the file: has no translation: content\/ar\/services\/cladding.yaml is missing/,
  ],
  [
    "a file is of no page",
    (c) => c.write("en/nowhere.yaml", "name: x"),
    /^content\/en\/nowhere.yaml: the file: nothing reads this file/,
  ],
  [
    "a related page is not written yet",
    (c) => c.replace("en/services/handyman.yaml", related, "related:\n  - /services/escalators"),
    /handyman.yaml: related.0: \/services\/escalators: this page does not exist in content\/en/,
  ],
  [
    "a part of a text is for a trade that there is not",
    (c) => c.replace("en/ajman.yaml", "{ac?One visit", "{acs?One visit"),
    /^content\/en\/ajman.yaml: sections.1.heading: \{acs\? …\}: there is no such condition; known are night, booking, ac,/,
  ],
  [
    "the mark of a part of a text is misspelt",
    (c) => c.replace("ar/al-ain.yaml", "{ac?تقويم", "{ac؟تقويم"),
    /^content\/ar\/al-ain.yaml: sections.\d.heading: "\{ac؟" would be printed as it is/,
  ],
  [
    "a related page is unknown",
    (c) => c.replace("en/services/cctv.yaml", related, "related:\n  - /sharja/plumbing"),
    /cctv.yaml: related.0: \/sharja\/plumbing: the site map has no such page/,
  ],
  [
    "an old address leads nowhere",
    (c) => c.write("shared/moved.json", '{ "/blog/old": "/blog/nowhere" }'),
    /^content\/shared\/moved.json: \/blog\/old: \/blog\/nowhere: this page does not exist/,
  ],
  [
    "a photograph is not there",
    (c) => c.write("photos/photos.yaml", "team: [{ file: a.jpg, name: &x { en: A, ar: أ }, role: *x, alt: *x }]"),
    /^content\/photos\/photos.yaml: team.0.file: a.jpg is not in content\/photos/,
  ],
  [
    "a price names a trade that there is not",
    (c) => c.replace("shared/prices.yaml", "trades: [tiling]", "trades: [tileing]"),
    /^content\/shared\/prices.yaml: trades.finishes.rows.tiles: tileing: no such trade/,
  ],
  [
    "a price names a page that is not written",
    (c) => c.replace("shared/prices.yaml", "pages: [/services/tiling]", "pages: [/services/tilings]"),
    /^content\/shared\/prices.yaml: trades.finishes.rows.tiles: \/services\/tilings: no such page/,
  ],
  [
    "an offer does not say what is in the work and what is not",
    (c) => c.replace("ar/services/it-network.yaml", / {2}- kind: scope\n(?: {4}.*\n)+/, ""),
    /^content\/ar\/services\/it-network.yaml: sections: has no section of kind scope/,
  ],
  [
    "an offer leads to no place",
    (c) => c.replace("en/industries/healthcare.yaml", "  - /abu-dhabi\n", ""),
    /^content\/en\/industries\/healthcare.yaml: related: names no place/,
  ],
  [
    "a link in the text leads nowhere",
    (c) => c.replace("ar/terms.md", /\n---\n/, "\n---\n[x](/nowhere)\n"),
    /^content\/ar\/terms.md: body: \/nowhere: /,
  ],
  [
    "a calculator lacks a word",
    (c) => c.replace("ar/calculators/water-system.yaml", /^ {2}more: .*\n/m, ""),
    /^content\/ar\/calculators\/water-system.yaml: words.more: /,
  ],
  [
    "a picture is unknown",
    (c) => c.replace("en/home.yaml", "picture: split-ac", "picture: no-such"),
    /^content\/en\/home.yaml: services\.items\.1\.picture: there is no picture "no-such"/,
  ],
  [
    "a picture stands at a page that is unknown",
    (c) => c.replace("shared/pictures.yaml", "- /ras-al-khaimah\n", "- /ras-al-kaima\n"),
    /pictures.yaml: ras-al-khaimah.pages: \/ras-al-kaima: the site map has no such page/,
  ],
  [
    "two pictures stand at one page",
    (c) => c.replace("shared/pictures.yaml", "/services/mep/plumbing-services", "/services/fit-out"),
    /pictures.yaml: plumbing-riser.pages: \/services\/fit-out: has the picture "office-fit-out" already/,
  ],
  [
    "a picture is not drawn",
    (c) => c.replace("shared/pictures.yaml", /^villa:/m, "vila:"),
    /^content\/shared\/pictures.yaml: vila: is not drawn yet: npm run art -- vila/,
  ],
  [
    "a page names an unknown diagram",
    (c) => c.replace("en/services/air-conditioning.yaml", "name: split-unit", "name: split"),
    /air-conditioning.yaml: sections\.\d+\.name: /,
  ],
  [
    "a diagram lacks a label",
    (c) => c.replace("ar/diagrams/split-unit.yaml", /^ {2}room: .*\n/m, ""),
    /^content\/ar\/diagrams\/split-unit.yaml: labels.room: /,
  ],
  [
    "a diagram has a step too few",
    (c) => c.replace("en/diagrams/amc-visit.yaml", / {2}- title: Filter\n.*\n/, ""),
    /^content\/en\/diagrams\/amc-visit.yaml: steps: /,
  ],
  [
    "a diagram is not translated",
    (c) => c.remove("ar/diagrams/solar-on-grid.yaml"),
    /^content\/en\/diagrams\/solar-on-grid.yaml: the file: has no translation/,
  ],
  [
    "the words are of no diagram",
    (c) => c.write("en/diagrams/heat-pump.yaml", "title: x"),
    /^content\/en\/diagrams\/heat-pump.yaml: the file: nothing reads this file/,
  ],
  [
    "a menu names an unknown page",
    (c) => c.replace("shared/navigation.yaml", "/near-me/ac-services", "/near-me/ac-servises"),
    /navigation.yaml: places\.\w+\.\d+: \/near-me\/ac-servises: /,
  ],
  [
    "YAML folds a list into one bullet",
    (c) => c.replace("en/services/solar-energy.yaml", /body: >-\n.*/, "body: >-\n      - one\n      - two"),
    /^content\/en\/services\/solar-energy.yaml: sections\.\d+\.body: "- one - two.*looks like a list on one line/,
  ],
  [
    "a second word is used for a thing",
    (c) => c.replace("en/quotation.yaml", /^ {2}lead: >-\n/m, "$&    No e-mail needed.\n"),
    /^content\/en\/quotation.yaml: hero.lead: "e-mail": say "email"/,
  ],
  [
    "a second word is used with the article and a letter joined to it",
    (c) => c.replace("ar/quotation.yaml", /^ {2}lead: >-\n/m, "$&    وبالكلفة نفسها.\n"),
    /^content\/ar\/quotation.yaml: hero.lead: "وبالكلفة": say "تكلفة"/,
  ],
  [
    "a quotation is called by the verb",
    (c) => c.replace("en/call-back.yaml", /^ {2}lead: >-\n/m, "$&    Get a quote, in writing.\n"),
    /^content\/en\/call-back.yaml: hero.lead: "a quote": say "quotation; only the verb is to quote"/,
  ],
  [
    "a quotation is called an offer",
    (c) =>
      c.replace(
        "en/pricing.yaml",
        "questions:\n",
        "questions:\n  - question: Why do two offers differ?\n    answer: By half.\n",
      ),
    /^content\/en\/pricing.yaml: questions.0.question: "two offers": say "quotation;/,
  ],
  [
    "what a customer sends is called a request, in the words of a page",
    (c) => c.replace("en/messages/people.json", "Put an enquiry here", "Put a request here"),
    /^content\/en\/messages\/people.json: place.add: "request": say "enquiry, for what a customer sends us; ask/,
  ],
  [
    "what a customer sends is called a request, in a text",
    (c) => c.replace("en/privacy.md", "\n---\n", "\n---\nYour request is read.\n"),
    /^content\/en\/privacy.md: body: "Your request": say "enquiry/,
  ],
  [
    "what a customer sends is called a lead",
    (c) => c.replace("en/messages/inbox.json", '"title": "New enquiry"', '"title": "New lead"'),
    /^content\/en\/messages\/inbox.json: new.title: "New lead": say "enquiry"/,
  ],
  [
    "the office has an entrance for staff",
    (c) => c.replace("en/messages/colleagues.json", "Office entrance", "Staff entrance"),
    /^content\/en\/messages\/colleagues.json: enter.title: "Staff entrance": say "Office entrance"/,
  ],
  [
    "a visit is called an appointment",
    (c) => c.replace("en/messages/visits.json", "This enquiry has a visit", "This enquiry has an appointment"),
    /^content\/en\/messages\/visits.json: [\w.]+: "appointment": say "visit; its time/,
  ],
  [
    "a vacancy is called a job",
    (c) => c.replace("en/messages/interface.json", "Open vacancies", "Open jobs"),
    /^content\/en\/messages\/interface.json: jobs.open: "Open jobs": say "vacancy"/,
  ],
  [
    "colleagues are called employees in Arabic",
    (c) => c.replace("ar/messages/analytics.json", '"زملاؤنا"', '"موظفونا"'),
    /^content\/ar\/messages\/analytics.json: uncounted.staff: "موظفونا": say "زملاؤنا/,
  ],
  [
    "a vacancy has a second name in Arabic",
    (c) => c.replace("ar/messages/interface.json", "الوظائف الشاغرة", "الوظائف المفتوحة"),
    /^content\/ar\/messages\/interface.json: jobs.open: "الوظائف المفتوحة": say "وظيفة شاغرة/,
  ],
  [
    "a word has a letter that our font lacks",
    (c) => c.replace("ar/services/handyman.yaml", /^ {2}lead: >-\n/m, "$&    {night?ڤيلا.} "),
    /^content\/ar\/services\/handyman.yaml: hero.lead: "ڤ" \(U\+06A4\) is not in the font of our pages/,
  ],
  [
    "a copied page keeps the title",
    (c) => c.write("en/services/fit-out.yaml", readFileSync("content/en/services/home-services.yaml", "utf8")),
    /^content\/en\/services\/fit-out.yaml: seo.title: is that of content\/en\/services\/home-services.yaml too/,
  ],
  [
    "a copied page keeps the description in Arabic",
    (c) => c.write("ar/services/fit-out.yaml", readFileSync("content/ar/services/home-services.yaml", "utf8")),
    /^content\/ar\/services\/home-services.yaml: seo.description: is that of content\/ar\/services\/fit-out.yaml too/,
  ],
  [
    "a message key is missing",
    (c) => c.replace(messages, /^ *"breadcrumbs": .*\n/m, ""),
    /^content\/ar\/messages\/interface.json: breadcrumbs: is missing/,
  ],
  [
    "a plural form is missing",
    (c) => c.replace(messages, /^ *"minutes_few": .*\n/m, ""),
    /interface.json: article.minutes_few: this plural form is missing/,
  ],
  [
    "a placeholder is lost",
    (c) => c.replace(messages, /"all": "[^"]*"/, '"all": "الكل"'),
    /interface.json: nav.all: lacks {{name}}/,
  ],
  [
    "a message is empty",
    (c) => c.replace(messages, /"skip": "[^"]*"/, '"skip": ""'),
    /interface.json: skip: needs words/,
  ],
  [
    "an article names an author whom there is not",
    (c) => c.replace("en/blog/why-your-ac-drips-indoors.md", "author: cooling", "author: nobody"),
    /^content\/en\/blog\/why-your-ac-drips-indoors.md: author: content\/en\/authors\/nobody.yaml is missing/,
  ],
  [
    "fewer than three articles have a tag",
    (c) => c.replace("en/blog/noc-step-by-step.md", "renovation, ", ""),
    /^content\/en\/blog\/tags\/renovation.yaml: the file: 2 articles have this tag/,
  ],
];
