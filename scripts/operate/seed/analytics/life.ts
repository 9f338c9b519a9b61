import { fixedPages, kindOf } from "@site/ground/site-map/pages.ts";
import { pagesAbout } from "../arrivals.ts";
import type { Random } from "../random.ts";

/** The number of visits on an average day. `growth` is its growth per year. */
const average = 230;
const growth = 0.35;

/** The demand for a trade in each month, from January on. From May to September most people need cooling. */
const cooling = [0.5, 0.5, 0.7, 1, 1.6, 2.1, 2.4, 2.3, 1.8, 1.2, 0.7, 0.5];
const works = [1.3, 1.3, 1.2, 1, 0.8, 0.7, 0.6, 0.7, 0.9, 1.2, 1.3, 1.2];
const water = [0.9, 0.9, 1, 1.1, 1.2, 1.2, 1.1, 1.1, 1, 1, 0.9, 0.9];
const even = Array.from({ length: 12 }, () => 1);

const subjects: Record<string, { weight: number; season: number[] }> = {
  "ac-repair": { weight: 26, season: cooling },
  ac: { weight: 14, season: cooling },
  "ac-maintenance": { weight: 12, season: cooling },
  "ac-installation": { weight: 6, season: cooling },
  "ac-amc": { weight: 7, season: even },
  "duct-cleaning": { weight: 4, season: cooling },
  "commercial-hvac": { weight: 7, season: cooling },
  plumbing: { weight: 9, season: even },
  electrical: { weight: 6, season: even },
  handyman: { weight: 8, season: even },
  painting: { weight: 5, season: works },
  renovation: { weight: 9, season: works },
  "false-ceiling": { weight: 3, season: works },
  tiling: { weight: 3, season: works },
  pool: { weight: 5, season: water },
  solar: { weight: 3, season: even },
  cctv: { weight: 2, season: even },
  maintenance: { weight: 6, season: even },
  home: { weight: 22, season: even },
  reading: { weight: 11, season: even },
  tools: { weight: 9, season: cooling },
};

/** A factor for each weekday, from Sunday on. The weekend is Saturday and Sunday, and on Friday people work until noon. */
const weekdays = [0.82, 1.12, 1.1, 1.06, 1.04, 0.68, 0.8];

const subjectsIn = (month: number): Record<string, number> =>
  Object.fromEntries(
    Object.entries(subjects).map(([name, { weight, season }]) => [name, weight * (season[month] ?? 1)]),
  );
const byMonth = even.map((_, month) => subjectsIn(month));
const total = (weights: Record<string, number>) => Object.values(weights).reduce((sum, weight) => sum + weight, 0);
const meanOfMonths = byMonth.reduce((sum, weights) => sum + total(weights), 0) / 12;

/** Returns the number of visits on a day. `age` is the number of years ago. */
export function visitsOn(random: Random, date: Date, age: number): number {
  const season = total(byMonth[date.getUTCMonth()] ?? {}) / meanOfMonths;
  const weekday = weekdays[date.getUTCDay()] ?? 1;
  const noise = 0.9 + random.share() * 0.2;
  return Math.round((average * season * weekday * noise) / (1 + growth) ** age);
}

export const subjectIn = (random: Random, month: number): string => random.weighted(byMonth[month] ?? {});

const ofKinds = (...kinds: string[]) => fixedPages.filter((id) => kinds.includes(kindOf(id) ?? ""));
const reading = ["/blog/why-your-ac-drips-indoors", "/pricing", "/case-studies", "/resources", ...ofKinds("symptom")];
const tools = ofKinds("calculator", "climate");

export function pagesOn(subject: string): readonly string[] {
  if (subject === "home") return ["/"];
  if (subject === "reading") return reading;
  if (subject === "tools") return tools;
  return pagesAbout.get(subject) ?? ["/"];
}

/** The pages that visitors open after their first page. */
export const onwardPages = [
  "/quotation",
  "/contact",
  "/pricing",
  "/about",
  "/services",
  "/case-studies",
  "/call-back",
  "/",
];

/** A weight for each hour, from midnight on. The second peak is in the evening, after the children are in bed. */
export const hours: Record<string, number> = Object.fromEntries(
  [2, 1, 1, 1, 1, 2, 3, 5, 8, 10, 11, 11, 10, 9, 8, 9, 10, 10, 9, 9, 11, 12, 9, 5].map((weight, hour) => [
    hour,
    weight,
  ]),
);

export const systems: Record<string, { device: number; os: string; browser: string; weight: number }> = {
  iphone: { device: 0, os: "iOS", browser: "Safari", weight: 41 },
  android: { device: 0, os: "Android", browser: "Chrome", weight: 29 },
  samsung: { device: 0, os: "Android", browser: "Samsung", weight: 5 },
  ipad: { device: 1, os: "iOS", browser: "Safari", weight: 3 },
  windows: { device: 2, os: "Windows", browser: "Chrome", weight: 12 },
  edge: { device: 2, os: "Windows", browser: "Edge", weight: 4 },
  mac: { device: 2, os: "macOS", browser: "Safari", weight: 4 },
  firefox: { device: 2, os: "Windows", browser: "Firefox", weight: 2 },
};
export const systemWeights = Object.fromEntries(Object.entries(systems).map(([name, { weight }]) => [name, weight]));

export const searches: { word: string; hits: number; weight: number }[] = [
  { word: "ac not cooling", hits: 24, weight: 20 },
  { word: "price", hits: 11, weight: 14 },
  { word: "تنظيف مكيفات", hits: 18, weight: 12 },
  { word: "amc", hits: 21, weight: 9 },
  { word: "water heater", hits: 6, weight: 7 },
  { word: "washing machine repair", hits: 0, weight: 6 },
  { word: "pest control", hits: 0, weight: 5 },
  { word: "صيانة ثلاجات", hits: 0, weight: 4 },
  { word: "curtains", hits: 0, weight: 2 },
];

export const missingPages: { path: string; weight: number }[] = [
  { path: "/blog/ac-cleaning-tips", weight: 9 },
  { path: "/services/refrigerator-repair", weight: 6 },
  { path: "/dubai/pest-control", weight: 5 },
  { path: "/ar/خدمات", weight: 3 },
];

export const oldAddresses: { path: string; weight: number }[] = [
  { path: "/abudhabi/ac-services", weight: 12 },
  { path: "/rasalkhaimah", weight: 5 },
  { path: "/Dubai/AC-Services", weight: 3 },
];
