import { randomUUID } from "node:crypto";
import { nth } from "@site/typed";
import { expect, test } from "vitest";
import { formPaths, forms, leadBy, rows, send } from "#tests/e2e/support/forms.ts";
import { ask, post } from "#tests/e2e/support/http.ts";
import { origin } from "#tests/e2e/support/origin.ts";

const countOf = (name: string) => rows<{ n: number }>("select count(*) as n from leads where name = ?", [name])[0]?.n;

for (const path of formPaths) {
  test(`${path}: one idempotency key sent twenty times is one lead`, async () => {
    const fields = { ...forms[path](), key: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(path, fields)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => data.reference)).size).toBe(1);
    expect(new Set(answers.map(({ data }) => data.followUrl)).size).toBe(1);
    expect(rows("select id from leads where idempotency_key = ?", [fields.key])).toHaveLength(1);
  });

  test(`${path}: a double click without JavaScript is one lead; another text is another lead`, async () => {
    const fields = forms[path]();
    const [one, two] = await Promise.all([send(path, fields), send(path, fields)]);
    expect(one.data.reference).toBe(two.data.reference);
    const other = await send(path, { ...fields, message: `${fields.message} Really.` });
    expect(other.data.reference).not.toBe(one.data.reference);
  });

  test(`${path}: unknown fields are ignored`, async () => {
    const greedy = { status: "won", role: "owner", id: "1", reference: "WT-222222", spam: "0", assignee: "me" };
    const more = { value_fils: "1", created_at: "0", merged_into: "x", follow_key: "mine", constructor: "x" };
    const { data } = await send(path, { ...forms[path](), ...greedy, ...more, __proto__: "x", unread: "0" });
    expect(leadBy(data.reference)).toMatchObject({ status: "new", spam: 0, assignee: null, unread: 1, version: 1 });
    expect(leadBy(data.reference)).toMatchObject({ value_fils: null, merged_into: null });
    expect(leadBy(data.reference).follow_key).not.toBe("mine");
  });

  test(`${path}: lead, messages and deadline are committed together`, async () => {
    const { data } = await send(path, forms[path]());
    const lead = leadBy(data.reference);
    expect(lead.reply_due_at).toBeGreaterThan(Date.now());
    expect(lead.consent_version).toMatch(/^form-\d+ privacy-\d{4}-\d\d-\d\d$/);
    const topics = rows<{ topic: string }>("select topic from outbox where lead_id = ? order by topic", [lead.id]);
    expect(topics.map(({ topic }) => topic)).toContain("mail.office");
  });

  for (const [reason, extra] of [
    ["honeypot", { website: "https://x.example" }],
    ["too-fast", { elapsed: "1500" }],
  ] as const) {
    test(`${path}: ${reason} goes to the spam folder; the sender sees success, the office gets no mail`, async () => {
      const { status, data } = await send(path, { ...forms[path](), ...extra });
      const honest = await send(path, forms[path]());
      expect([status, Object.keys(data)]).toEqual([200, Object.keys(honest.data)]);
      const lead = leadBy(data.reference);
      expect(lead).toMatchObject({ spam: 1, spam_reasons: expect.stringContaining(reason) });
      expect(rows("select id from outbox where lead_id = ?", [lead.id])).toEqual([]);
    });
  }

  test(`${path}: other content types and forms of other sites are refused`, async () => {
    const name = `Csrf ${randomUUID().replace(/\d/g, "x")}`;
    const fields = { ...forms[path](), name };
    const types = [
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "application/json",
      "text/plain",
    ];
    const multipart = Object.entries(fields).map(
      ([k, v]) => `--x\r\nContent-Disposition: form-data; name="${k}"\r\n\r\n${v}\r\n`,
    );
    const bodyOf: Record<string, string> = {
      [nth(types, 0)]: String(new URLSearchParams(fields)),
      [nth(types, 1)]: `${multipart.join("")}--x--\r\n`,
    };
    for (const type of types) {
      const body = bodyOf[type] ?? JSON.stringify(fields);
      const from = (headers: Record<string, string>) =>
        ask(path, { method: "POST", headers: { "content-type": type, ...headers }, body });
      const foreign: Record<string, string>[] = [
        {},
        { origin: "null" },
        { origin: "https://evil.example" },
        { origin: `${origin}.evil.example` },
      ];
      for (const headers of foreign)
        expect((await from(headers)).status, `${type} ${JSON.stringify(headers)}`).toBe(403);
      expect((await from({ origin, "sec-fetch-site": "cross-site" })).status).toBe(403);
      if (!bodyOf[type]) expect((await from({ origin })).status, type).toBe(415);
    }
    expect(countOf(name)).toBe(0);
    expect((await send(path, fields)).status).toBe(200);
    expect(countOf(name)).toBe(1);
  });
}

test("digits and control characters are cleaned in every script", async () => {
  const fields = { ...forms["/api/contact"](), phone: "\u200f٠٥٠ ١٢٣ ٤٥٦٧", name: "آمنة \u202eسيف\u202c" };
  const { data } = await send("/api/contact", { ...fields, page: "/ar/contact" });
  expect(leadBy(data.reference)).toMatchObject({ phone: "+971501234567", name: "آمنة سيف", locale: "ar" });
});

test("the origin is stored, except what the visitor did not share", async () => {
  const visit = {
    landing: "/dubai",
    referrer: "https://www.google.ae/search?q=secret",
    campaign: { utm_source: "radio", sid: "1" },
  };
  const extras = {
    page: "/quotation",
    origin: JSON.stringify(visit),
    pages: '["/","/dubai"]',
    calculation: '{"tons":3.5}',
    offers: "on",
  };
  const { data } = await send("/api/quote", { ...forms["/api/quote"](), ...extras });
  const lead = leadBy(data.reference);
  expect(lead).toMatchObject({
    page: "/quotation",
    source: "campaign",
    offers: 1,
    service: "ac-repair",
    place: "dubai",
  });
  expect(JSON.parse(lead.origin)).toEqual({
    landing: "/dubai",
    referrer: "https://www.google.ae/search",
    campaign: { utm_source: "radio" },
  });
  expect(JSON.parse(lead.details)).toMatchObject({ property: "villa", calculation: { tons: 3.5 } });
});

const nested = `${"[".repeat(4000)}${"]".repeat(4000)}`;
const badInput: [string, Record<string, string>, number][] = [
  ["a calculation nested four thousand deep", { calculation: `{"a":${nested}}` }, 200],
  ["broken extras", { origin: "{", pages: "[[", elapsed: "soon", key: "mine", share: "maybe", page: "no path" }, 200],
  [
    "prototype keys in extras",
    { origin: '{"__proto__":{"landing":"/x"},"campaign":{"__proto__":"x","constructor":"y"}}' },
    200,
  ],
  ["half letters in extras", { origin: '{"campaign":{"utm_source":"\\ud800"}}' }, 200],
  ["a phone number that nobody has", { phone: "050 000" }, 422],
  ["a control character", { message: "a\u0007b" }, 422],
  ["a zero", { name: "a\u0000b" }, 422],
  ["a service that we do not offer", { service: "rockets" }, 422],
  ["a service from the prototype", { service: "constructor" }, 422],
  ["sixty thousand characters", { message: "x".repeat(60_000) }, 422],
  ["a new line in the address", { email: "a@example.com\nbcc: b@example.com" }, 422],
  ["markup, which is only text", { message: "<script>alert(1)</script><img src=x onerror=alert(1)>" }, 200],
];
for (const [what, fields, status] of badInput) {
  test(`${what} is answered ${status}`, async () => {
    const answer = await send("/api/quote", { ...forms["/api/quote"](), ...fields });
    expect(answer.status).toBe(status);
    if (status === 422) expect(Object.keys(answer.data.problems)).toEqual([Object.keys(fields)[0]]);
    else expect(leadBy(answer.data.reference)).toBeTruthy();
  });
}

test("the first of two equal fields counts; too many fields and too large ones are refused", async () => {
  const fields = new URLSearchParams(forms["/api/quote"]());
  fields.append("name", "Second");
  const headers = { origin, "content-type": "application/x-www-form-urlencoded" };
  const twice = await ask("/api/quote", { method: "POST", headers, body: String(fields) });
  expect(leadBy(JSON.parse(twice.text).reference).name).toBe("Sara Al Mansoori");
  const many = Object.fromEntries(Array.from({ length: 9000 }, (_, index) => [`f${index}`, ""]));
  expect((await post("/api/quote", many)).status).toBe(422);
  const big = { ...forms["/api/quote"](), message: "x".repeat(1_000_000) };
  expect((await send("/api/quote", big)).status).toBe(413);
  expect(await send("/api/quote", big, { photos: [] })).toMatchObject({
    status: 422,
    data: { problems: { message: "tooLong" } },
  });
  expect((await send("/api/quote", many, { photos: [] })).status).toBe(400);
});

test("an enquiry that needs a look at the place is answered with a link to choose a time, and an urgent one is not", async () => {
  const visitOf = async (urgency: string) =>
    (await send("/api/quote", { ...forms["/api/quote"](), service: "pool", urgency })).data;
  const { visit, followUrl } = await visitOf("month");
  expect(visit.url).toBe(`${followUrl}/visit`);
  expect((await ask(visit.url)).status).toBe(200);
  expect((await visitOf("now")).visit).toBeUndefined();
});
