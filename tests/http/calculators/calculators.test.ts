import { expect, test } from "vitest";
import { ask } from "#tests/e2e/support/http.ts";
import { origin } from "#tests/e2e/support/origin.ts";

/** For each calculator, an input that it refuses. */
const refused = {
  "hvac-cooling-load": "area=-4",
  "ac-running-cost": "size=x",
  "duct-size": "flow=0",
  "finishing-quantities": "rooms=0",
  "fresh-air": "area1=0",
  "solar-savings": "area=1e9",
  "water-system": "people=0",
  "amc-planner": "split=-1",
};

test("while a value is invalid, no outdated result is handed over", async () => {
  const asking = async (slug: string, query: string) => (await ask(`/calculators/${slug}?v=1&${query}`)).text;
  for (const [slug, query] of Object.entries(refused)) {
    expect(await asking(slug, ""), slug).toContain("calculation=");
    expect(await asking(slug, query), slug).not.toContain("calculation=");
    expect(await asking(slug, query), slug).toContain('href="/quotation"');
  }
  expect(await asking("hvac-cooling-load", "mode=engineer&0a=-4")).not.toMatch(/calculation=|hourly\.csv\?/);
  const table = await ask(`/calculators/hvac-cooling-load/hourly.csv?v=1&area=-4`);
  expect([table.status, table.headers["content-type"]]).toEqual([400, "text/plain; charset=utf-8"]);
});

test("any address is answered", async () => {
  const path = "/calculators/finishing-quantities";
  const hostile = [
    "v=1&work=%00",
    "v=1&rooms=999999999",
    "rooms=__proto__&__proto__.x=1&constructor=1",
    "v=1&rooms.1.length=%3Cscript%3Ealert(1)%3C/script%3E",
    `v=1&${"rooms=8&".repeat(300)}`,
    "v=1&rooms=3&rooms.remove=1e9",
    "%E0%A4%A&v=%FF",
    "index&_routes=x&v=-1",
  ];
  for (const query of hostile) {
    const { status, headers, body } = await ask(`${path}?${query}`);
    expect(status, query).toBe(200);
    expect(String(body), query).not.toMatch(/NaN|Infinity|<script>alert/);
    expect(String(body)).toContain('name="robots" content="noindex"');
    expect(String(body)).toMatch(new RegExp(`rel="canonical" href="[^"?]*${path}"`));
    expect(String(headers["content-security-policy"])).not.toContain("nonce");
  }
});

test("reports are made behind a worker, for a project and for an address", async () => {
  const page = `${origin}/calculators/hvac-cooling-load`;
  const plant = "mode=engineer&r=2&p0k=vav";
  const body = new FormData();
  const rooms = [{ name: "Office", area: 24 }];
  body.set("file", JSON.stringify({ schema: "cooling-load-project", version: 1, name: "Tower 4", rooms }));
  const answers = await Promise.all([
    fetch(`${page}/project/report.pdf`, { method: "POST", body, headers: { origin } }),
    fetch(`${page}/report.pdf?${plant}`),
  ]);
  for (const answer of answers) {
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect((await answer.text()).slice(0, 5)).toBe("%PDF-");
  }
  const content = await (await fetch(`${page}/report.json?${plant}`)).json();
  expect(content.data.sections.map(({ title }: { title: string }) => title)).toContain("Plant");
  expect(await (await fetch(`${page}/plant.csv?${plant}`)).text()).toContain("Air handler");
  const refused = { "project/report.pdf": 400, "project/report.json": 404 };
  for (const [path, status] of Object.entries(refused)) {
    const form = new FormData();
    form.set("file", "{}");
    expect((await fetch(`${page}/${path}`, { method: "POST", body: form, headers: { origin } })).status).toBe(status);
  }
});
