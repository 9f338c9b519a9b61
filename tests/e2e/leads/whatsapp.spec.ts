import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { leadBy, rows } from "../support/forms.ts";
import { ask } from "../support/http.ts";
import { port } from "../support/origin.ts";
import { test } from "../support/process.ts";
import { company } from "../support/site.ts";

const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36" };
const navigation = { ...browser, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

const wordsIn = (language: string, file = "request") =>
  JSON.parse(readFileSync(new URL(`../../../content/${language}/messages/${file}.json`, import.meta.url), "utf8"));

function said(location: string | undefined): string {
  const url = new URL(location ?? "");
  expect(url.origin + url.pathname).toBe(`https://wa.me/${company.whatsapp.slice(1)}`);
  return url.searchParams.get("text") ?? "";
}

test("the redirect to WhatsApp contains service, place and reference, and is recorded once", async ({ processes }) => {
  const { port: to } = await processes.start();
  const open = (path: string, headers = navigation) => ask(path, { headers, to });
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
    expect(leadBy(reference, processes.folder)).toMatchObject({
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
  expect(rows("select id from leads", [], processes.folder)).toHaveLength(4);
  expect(rows("select id from outbox where topic like 'mail.%'", [], processes.folder)).toEqual([]);
});

test("the privacy notice tells of Meta where the office answers by WhatsApp, and only there", async ({ processes }) => {
  const settings = {
    WHATSAPP_PHONE_ID: "1",
    WHATSAPP_TOKEN: "token",
    WHATSAPP_APP_SECRET: "0123456789abcdef0123456789abcdef",
    WHATSAPP_VERIFY_TOKEN: "a-token-of-our-own-for-this-test",
  };
  for (const [to, told] of [
    [port, false],
    [(await processes.start(settings)).port, true],
  ] as const) {
    for (const language of ["en", "ar"]) {
      const path = language === "ar" ? "/ar/privacy" : "/privacy";
      const page = await ask(path, { headers: navigation, to });
      expect(page.status).toBe(200);
      const words: Record<string, string> = wordsIn(language, "interface").chats;
      for (const text of Object.values(words)) expect(page.text.includes(text), `${language}: ${text}`).toBe(told);
    }
  }
});

test("the name of a form page is not used as the subject", async ({ processes }) => {
  const { port: to } = await processes.start();
  const greetingAt = async (path: string, prefix: string) =>
    said((await ask(`${prefix}/whatsapp?page=${prefix}${path}`, { headers: navigation, to })).headers.location).replace(
      /\n.*WT-\w{6}.*/,
      "",
    );
  for (const [language, prefix] of [
    ["en", ""],
    ["ar", "/ar"],
  ] as const) {
    const { greeting } = wordsIn(language).whatsapp;
    for (const path of ["/quote", "/contact", "/call-back"]) expect(await greetingAt(path, prefix)).toBe(greeting);
    expect(await greetingAt("/about", prefix)).not.toBe(greeting);
  }
});

test("prefetches, HEAD requests and crawlers are redirected and not recorded", async ({ processes }) => {
  const { port: to } = await processes.start();
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
    const answer = await ask("/whatsapp?page=/dubai", { method, headers, to });
    expect(answer.status).toBe(303);
    expect(said(answer.headers.location)).not.toContain("WT-");
  }
  expect(rows("select id from leads", [], processes.folder)).toEqual([]);
});

test("the redirect works in spite of any error in the link or on the server", async ({ processes }) => {
  const { port: to } = await processes.start({ FORM_LIMIT_PER_HOUR: "1" });
  const open = async (path: string) => said((await ask(path, { headers: navigation, to })).headers.location);
  const canary = randomUUID();
  for (const query of [
    "page=%25zz",
    `page=https://evil.example/${canary}`,
    `service=${canary}&place=${canary}`,
    "page=/%00",
    "",
  ])
    expect(await open(`/whatsapp?${query}`)).not.toContain(canary);
  expect(await open("/whatsapp?page=/sharjah")).not.toContain("WT-");
  expect(rows("select id from leads", [], processes.folder)).toHaveLength(1);
});
