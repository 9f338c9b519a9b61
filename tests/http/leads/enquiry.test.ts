import { last } from "@site/typed";
import { describe, expect, test } from "vitest";
import { translator } from "#site/i18n/t.ts";
import { forms, leadBy, picture, rows, send } from "#tests/e2e/support/forms.ts";
import { ask } from "#tests/e2e/support/http.ts";
import { changeLead } from "#tests/e2e/support/office-data.ts";
import { siteIn } from "#tests/e2e/support/site-words.ts";
import { parseHtml } from "#tests/site/html.ts";

async function newRequest() {
  const { data } = await send("/api/contact", forms["/api/contact"]());
  return { url: String(data.followUrl), key: last<string>(data.followUrl.split("/")), id: leadBy(data.reference).id };
}

test("only the right key opens the private page, and all wrong keys get the same answer", async () => {
  const [{ key, id }, erased] = [await newRequest(), await newRequest()];
  changeLead(erased.id, { erased_at: 1 });
  const wrong = [
    key.slice(0, -1),
    `${key}A`,
    key.replace(/[a-z]/i, (l) => (l < "a" ? l.toLowerCase() : l.toUpperCase())),
  ];
  for (const other of [...wrong, "A".repeat(22), "or%201=1", erased.key, id]) {
    const answer = await ask(`/enquiry/${other}`);
    expect([other, answer.status]).toEqual([other, 404]);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const posted = await send(`/enquiry/${other}`, { message: "hello" });
    expect([other, posted.status]).toEqual([other, 404]);
  }
});

test("the private page is neither cached nor indexed, and its key works in other spellings", async () => {
  const { url } = await newRequest();
  const { status, headers } = await ask(url);
  expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(headers["x-robots-tag"]).toContain("noindex");
  expect((await ask(`${url}/`)).headers.location).toBe(url);
  expect((await ask(url.replace("enquiry", "Enquiry"))).headers.location).toBe(url);
});

test("ten photos are accepted, and an eleventh changes nothing", async () => {
  const photos = (count: number) => picture().then((bytes) => Array(count).fill({ bytes }));
  const { data } = await send("/api/quote", forms["/api/quote"](), { photos: await photos(5) });
  const add = async (message: string, count: number) =>
    (await send(data.followUrl, { message }, { photos: await photos(count) })).status;
  expect([await add("a", 6), await add("b", 4), await add("c", 2), await add("d", 1)]).toEqual([422, 303, 422, 303]);
  const { id } = leadBy(data.reference);
  expect(rows("select id from lead_files where lead_id = ?", [id])).toHaveLength(10);
  const messages = "select id from lead_events where lead_id = ? and actor = 'customer' and kind = 'message'";
  expect(rows(messages, [id])).toHaveLength(2);
});

describe.each(["en", "ar"] as const)("%s", (language) => {
  const site = siteIn(language);
  const t = translator(language, "enquiry");

  test("the private page says the status in plain words, and links to the other language", async () => {
    const { key, id } = await newRequest();
    for (const state of ["contacted", "quoted", "won", "lost"] as const) {
      changeLead(id, { status: state });
      const page = parseHtml((await ask(site.path(`/enquiry/${key}`))).text);
      const main = page.required("main");
      expect(main.required("h1").text()).toBe(t(`states.${state}.title`));
      const mayWithdraw = state === "contacted" || state === "quoted";
      expect(main.text().includes(t("withdraw.summary")), state).toBe(mayWithdraw);
      const links = page.required("header").all("a", (link) => link.attr("href")?.endsWith(`/enquiry/${key}`) ?? false);
      expect(links[0]?.attr("href")).toBe(siteIn(site.other).path(`/enquiry/${key}`));
    }
  });
});
