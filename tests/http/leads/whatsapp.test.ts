import { expect, test } from "vitest";
import { translator } from "#site/i18n/t.ts";
import { leadBy, rows } from "#tests/e2e/support/forms.ts";
import { ask } from "#tests/e2e/support/http.ts";
import { company } from "#tests/e2e/support/site-words.ts";

const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36" };
const navigation = { ...browser, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

function said(location: string | undefined): string {
  const url = new URL(location ?? "");
  expect(url.origin + url.pathname).toBe(`https://wa.me/${company.whatsapp.slice(1)}`);
  return url.searchParams.get("text") ?? "";
}

test("the redirect to WhatsApp contains service, place and reference, and is recorded once", async () => {
  const open = (path: string) => ask(path, { headers: navigation });
  for (const [prefix, service, place] of [
    ["", "AC repair", "Dubai"],
    ["/ar", "تصليح المكيفات", "دبي"],
  ]) {
    const path = `${prefix}/whatsapp?page=/dubai/ac-services&service=ac-repair&place=dubai`;
    const first = await open(path);
    expect([first.status, first.headers["cache-control"]]).toEqual([303, "no-store"]);
    expect(first.headers["x-robots-tag"]).toContain("noindex");
    const text = said(first.headers.location);
    expect(text).toContain(service);
    expect(text).toContain(place);
    const reference = /WT-\w{6}/.exec(text)?.[0] ?? "";
    expect(leadBy(reference)).toMatchObject({
      kind: "whatsapp",
      locale: prefix ? "ar" : "en",
      name: "",
      phone: "",
      service: "ac-repair",
      place: "dubai",
      page: "/dubai/ac-services",
      reply_due_at: null,
    });
    expect(said((await open(path)).headers.location)).toBe(text);
    expect(said((await open(`${prefix}/whatsapp?page=/sharjah`)).headers.location)).not.toContain(reference);
  }
  const recorded = "select id from leads where kind = 'whatsapp' and page in ('/dubai/ac-services', '/sharjah')";
  expect(rows(recorded)).toHaveLength(4);
  expect(rows(`select id from outbox where topic like 'mail.%' and lead_id in (${recorded})`)).toEqual([]);
});

test("the name of a form page is not used as the subject", async () => {
  const greetingAt = async (path: string, prefix: string) =>
    said((await ask(`${prefix}/whatsapp?page=${prefix}${path}`, { headers: navigation })).headers.location).replace(
      /\n.*WT-\w{6}.*/,
      "",
    );
  for (const [language, prefix] of [
    ["en", ""],
    ["ar", "/ar"],
  ] as const) {
    const greeting = translator(language, "enquiry")("whatsapp.greeting");
    for (const path of ["/quotation", "/contact", "/call-back"]) expect(await greetingAt(path, prefix)).toBe(greeting);
    expect(await greetingAt("/about", prefix)).not.toBe(greeting);
  }
});

test("prefetches, HEAD requests and crawlers are redirected and not recorded", async () => {
  const passers: [string, Record<string, string>][] = [
    ["GET", { ...navigation, "sec-purpose": "prefetch" }],
    ["GET", { ...navigation, "sec-purpose": "prefetch;prerender" }],
    ["GET", { ...navigation, purpose: "prefetch" }],
    ["GET", { ...navigation, "sec-fetch-mode": "cors" }],
    ["GET", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
    ["GET", { "user-agent": "curl/8.0" }],
    ["GET", {}],
    ["HEAD", navigation],
  ];
  for (const [method, headers] of passers) {
    const answer = await ask("/whatsapp?page=/ras-al-khaimah", { method, headers });
    expect(answer.status).toBe(303);
    expect(said(answer.headers.location)).not.toContain("WT-");
  }
  expect(rows("select id from leads where kind = 'whatsapp' and page = '/ras-al-khaimah'")).toEqual([]);
});
