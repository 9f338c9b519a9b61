import type { Mistake } from "./mistakes.fixture.ts";

const angles = "shared/angles.yaml";
const plumbing = "en/sharjah/plumbing.yaml";
const sheetOfTank = "sections:\n  - { kind: sheet, heading: The tank, name: tank, body: It is warm. }\n";

/** Matches the line of a page in the file of angles, or the facts in that line. */
const lineOf = (page: string) => new RegExp(`^${page}: .*\\n`, "m");
const withFacts = (page: string, facts: string) =>
  [new RegExp(`(?<=^${page}: .*facts: \\[).*?(?=\\])`, "m"), facts] as const;

/** Mistakes in facts, in angles, or in pages about places. */
export const placeMistakes: Mistake[] = [
  [
    "a fact may not be printed",
    (c) => c.replace("shared/facts/ajman.yaml", "print: ok", "print: never"),
    /^content\/shared\/facts\/ajman.yaml: \d+.print: /,
  ],
  [
    "a figure of a fact is typed by hand",
    (c) => c.replace("en/dubai/ac-services/discovery-gardens.yaml", "{{fact discovery-gardens.stock 291}}", "291"),
    /^content\/en\/dubai\/ac-services\/discovery-gardens.yaml: sections.0.body: 291 is typed by hand: write {{fact discovery-gardens.stock 291}}/,
  ],
  [
    "a reference names no figure",
    (c) =>
      c.replace("en/sharjah/electrical.yaml", "{{sheet bill sharjah villa jan}}", "{{sheet bill sharjah villa janus}}"),
    /^content\/en\/sharjah\/electrical.yaml: sections.4.body: {{sheet bill sharjah villa janus}}: the sheet has no such figure; it has jan/,
  ],
  [
    "nobody has compared a fact in use with its source for a year",
    (c) => c.replace("shared/facts/uae.yaml", /(?<before>id: uae-018[\s\S]*?checked: )\d{4}/, "$<before>2020"),
    /^content\/shared\/facts\/uae.yaml: uae-018: was checked on 2020-.*, over a year ago/,
  ],
  [
    "two facts have one id",
    (c) => c.replace("shared/facts/fujairah.yaml", /(id: (fujairah-\d{3})[\s\S]*?id: )fujairah-\d{3}/, "$1$2"),
    /^content\/shared\/facts\/fujairah.yaml: fujairah-\d{3}: there are two facts with this id/,
  ],
  [
    "a fact stands in the file of another place",
    (c) => c.replace("shared/facts/al-ain.yaml", /id: al-ain-\d{3}/, "id: dubai-901"),
    /^content\/shared\/facts\/al-ain.yaml: dubai-901: does not begin with the name of this file's place/,
  ],
  [
    "a fact that stands large on pages is unknown",
    (c) => c.replace("shared/places.yaml", "[sharjah.utility]", "[sharjah-999]"),
    /^content\/shared\/places.yaml: sharjah.supplies: sharjah-999: there is no such fact/,
  ],
  [
    "a fact that is only likely stands large as if it were sure",
    (c) => c.replace("shared/places.yaml", "en: Usually the landlord,", "en: The landlord,"),
    /^content\/shared\/places.yaml: al-quoz.permits.en: must say that it is only likely/,
  ],
  [
    "the price of a job is in no table",
    (c) => c.replace("shared/jobs/mep.yaml", "price: electrician-visit", "price: electrician-dance"),
    /^content\/shared\/jobs\/mep.yaml: electrical.jobs.[a-z-]+.price: electrician-dance: no such row/,
  ],
  [
    "a trade has no jobs",
    (c) => c.replace("shared/jobs/elv.yaml", /^elv-services:/m, "elves:"),
    /^content\/shared\/jobs\/elv.yaml: elv-services: has no jobs/,
  ],
  [
    "the line of a page is missing",
    (c) => c.replace(angles, lineOf("/dubai/ac-services/dubai-marina"), ""),
    /^content\/ar\/dubai\/ac-services\/dubai-marina.yaml: the file: has no line in content\/shared\/angles.yaml/,
  ],
  [
    "a line is of no page",
    (c) =>
      c.replace(
        angles,
        lineOf("/dubai/ac-services/jlt"),
        "/dubai/escalators: { reader: a, story: b, facts: [uae-001], shape: story }\n",
      ),
    /^content\/shared\/angles.yaml: \/dubai\/escalators: the site map has no such page about a trade in a place/,
  ],
  [
    "a fact is unknown",
    (c) =>
      c.replace(
        angles,
        ...withFacts("/sharjah/plumbing", "sharjah.utility, sharjah.stock, sharjah-020, sharjah-099, uae-008"),
      ),
    /^content\/shared\/angles.yaml: \/sharjah\/plumbing.facts: sharjah-099: there is no such fact/,
  ],
  [
    "there are too few facts, and one is named twice",
    (c) =>
      c.replace(
        angles,
        ...withFacts("/near-me/ac-services", "al-ain-001, al-ain-002, al-ain-003, al-ain-004, al-ain-004"),
      ),
    /\/near-me\/ac-services.facts: are 4, a page needs 5 different ones/,
  ],
  [
    "too few facts are of the place",
    (c) =>
      c.replace(angles, ...withFacts("/dubai/ac-services/deira", "deira-005, deira.ac, jlt.ac, dubai.stock, uae-001")),
    /\/dubai\/ac-services\/deira.facts: has 2 of the place \(deira-005, deira.ac\), a page needs 3/,
  ],
  [
    "the sheet of a figure is not on the page",
    (c) =>
      c.replace(
        angles,
        ...withFacts(
          "/dubai/ac-services/jebel-ali",
          "jebel-ali-001, jebel-ali.ac, jebel-ali.stock, uae-001, sheet:pool",
        ),
      ),
    /\/dubai\/ac-services\/jebel-ali.facts: sheet:pool: the sheet is not among its sheets/,
  ],
  [
    "a story is told twice in a column",
    (c) => c.replace(angles, /(?<=^\/dubai\/ac-services\/mirdif: .*facts: \[)/m, "jebel-ali-001, "),
    /\/dubai\/ac-services\/mirdif.facts: jebel-ali-001 is the main story of \/dubai\/ac-services\/jebel-ali in this column already/,
  ],
  [
    "a page has another shape than its line",
    (c) => c.replace("ar/sharjah/plumbing.yaml", /^sections:/m, "shape: picture\nsections:"),
    /^content\/ar\/sharjah\/plumbing.yaml: shape: is "picture", but its line in content\/shared\/angles.yaml says "/,
  ],
  [
    "a page has other sheets than its line",
    (c) => c.replace(plumbing, "sections:\n", sheetOfTank),
    /^content\/en\/sharjah\/plumbing.yaml: sections \(sheets\): is "tank", but its line .* says ""/,
  ],
  [
    "a page was never read a second time",
    (c) => c.replace("ar/near-me/ac-services.yaml", /^reviewed: .*\n/m, ""),
    /^content\/ar\/near-me\/ac-services.yaml: reviewed: needs the day of the second reading/,
  ],
  [
    "a city's page names places for its sheet",
    (c) => c.replace("en/dubai/ac-services.yaml", "sections:\n", sheetOfTank.replace(" }", " , places: [ajman] }")),
    /^content\/en\/dubai\/ac-services.yaml: sections.0.places: a page of dubai takes its own city/,
  ],
  [
    "a page that compares names no places",
    (c) => c.replace("en/services/ac-cleaning.yaml", "sections:\n", sheetOfTank),
    /^content\/en\/services\/ac-cleaning.yaml: sections.0.places: needs the places that it compares/,
  ],
];
