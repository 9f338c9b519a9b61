import { yearlyCost } from "@site/engine/maintenance/cost.ts";
import { languageCodes, languages } from "@site/ground/language/languages.ts";
import { expect, test } from "vitest";
import { plannerPrices } from "#site/content/prices.server.ts";
import { canRead, textIn } from "#site/papers/fixture.ts";
import { handedOverBy } from "../kit/hand-over.server.ts";
import { settleCounts } from "./fields.ts";
import { lookAfterPage } from "./page.server.ts";
import { scopeAnswer } from "./scope.server.ts";

const site = "https://site.test";
const page = (query: string, prefix = "") => lookAfterPage(new URL(`${site}${prefix}/look-after?${query}`));
const settled = (query: string) => settleCounts(new URLSearchParams(query)).toString();

test("a button adds a piece or takes one away, and a count never leaves its limits", () => {
  expect(settled("split=3&more=split")).toBe("split=4");
  expect(settled("split=3&less=split")).toBe("split=2");
  expect(settled("fcu=&less=fcu")).toBe("fcu=0");
  expect(settled("chiller=2000&more=chiller")).toBe("chiller=2000");
  expect(settled("split=٣&more=split")).toBe("split=4");
  expect(settled("more=lift")).toBe("");
});

test("only what was counted is planned, and its price is that of the planned visits", () => {
  const { answer } = page("use=office&fcu=40&chiller=2&pump=4");
  expect(answer?.result.lines.map(({ id, pieces }) => [id, pieces])).toEqual([
    ["fcu", 40],
    ["chiller", 2],
    ["pump", 4],
  ]);
  const { rates } = plannerPrices("en");
  const fcu = rates.fcu ?? { from: 0, visits: 1 };
  const pump = rates.pump ?? { from: 0, visits: 1 };
  const from = 40 * 4 * (fcu.from / fcu.visits) + 4 * 4 * (pump.from / pump.visits);
  const cost = yearlyCost(answer?.result.lines ?? [], rates);
  expect([cost.from, cost.bySurvey]).toEqual([from, ["chiller"]]);
  expect(page("split=0").answer).toBeUndefined();
  const refused = page("split=many&fcu=40");
  expect(refused.form.error).toContain(refused.words.equipment.split);
  expect(refused.answer).toBeUndefined();
});

test.each(languageCodes)("the enquiry and the paper are those of the same counts (%s)", async (language) => {
  const { answer, words } = page("use=office&fcu=40&chiller=2", languages[language].prefix);
  const query = new URL(answer?.quotation ?? "", site).searchParams;
  expect(handedOverBy(query, language)?.lines.map(([label]) => label)).toContain(words.equipment.chiller);
  const file = await scopeAnswer(new Request(new URL(answer?.paper ?? "", site)));
  expect(file.headers.get("content-type")).toBe("application/pdf");
  if (!canRead) return;
  const text = textIn(new Uint8Array(await file.arrayBuffer()));
  for (const count of ["40", "160", "24"]) expect(text).toContain(count);
  const { from = 0, to = 0 } = answer ? yearlyCost(answer.result.lines, words.prices.rates) : {};
  for (const price of [from, to]) expect(text).not.toContain(price.toLocaleString("en-US"));
});

test("a scope without equipment is refused in a sentence", async () => {
  const bare = "split=0&pump=0&tank=0&heater=0&panel=0";
  expect((await scopeAnswer(new Request(`${site}/look-after/scope.pdf?${bare}`))).status).toBe(400);
});
