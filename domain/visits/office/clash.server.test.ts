import { expect, it } from "vitest";
import { doublesInWords, refusalOf } from "./clash.server.ts";

const at = (hour: number) => Date.parse(`2026-11-30T${hour}:00:00+04:00`);
const visit = { visit: "1", team: "Van", reference: "WT-1", customer: "سارة", from: at(10), to: at(12) };

it("a colleague reads who of the team is elsewhere, when, with which team and for which customer", () => {
  const refusal = { ok: false as const, problem: "taken" as const, clash: { ...visit, who: "Anil" } };
  const [english, arabic] = [refusalOf(refusal, "en").said, refusalOf(refusal, "ar").said];
  for (const said of [english, arabic])
    for (const name of ["Anil", "Van", "WT-1", "سارة"]) expect(said).toContain(`\u2068${name}\u2069`);
  expect(english).toMatch(/nothing has changed\. .+ another visit then: .*30 November.*10:00/);
  expect(arabic).toMatch(/في زيارة أخرى في ذلك الوقت: .*10:00/);
  expect(refusalOf({ ok: false, problem: "taken" }, "en")).toEqual({ problem: "taken" });
});

it("whoever adds a colleague to a team reads of at most five pairs of visits", () => {
  const all = Array.from({ length: 7 }, () => ({ who: "Anil", first: visit, second: { ...visit, customer: "" } }));
  const lines = doublesInWords(all, "en").split("\n");
  expect(lines).toHaveLength(7);
  expect(lines[1]).toMatch(/Anil.*سارة.*·.*Erased/);
  expect(lines.at(-1)).toBe("…");
});
