import fc from "@site/testing/fast-check.ts";
import { expect, onTestFinished, test } from "vitest";
import { forms, rows, send } from "#tests/e2e/support/forms.ts";
import { ask } from "#tests/e2e/support/http.ts";
import { newProcesses } from "#tests/e2e/support/launch.ts";
import { isDue } from "#tests/set.ts";

/** The number of random requests. FUZZ_RUNS=5000 makes a longer run. */
const runs = Number(process.env.FUZZ_RUNS ?? (isDue("fuzz") ? 1500 : 150));

const nasty = fc.constantFrom(
  "",
  " ",
  "\0",
  "\ud800",
  "\u202e\u2066",
  "٠٥٠١٢٣٤٥٦٧",
  "__proto__",
  "constructor",
  "<script>alert(1)</script>",
  "' or 1=1 --",
  "=HYPERLINK(1)",
  "%00%ff",
  "[".repeat(3000),
  '{"a":'.repeat(2000),
  "x".repeat(5000),
  "\r\nSet-Cookie: a=b",
  "../../etc/passwd",
  "on",
  "1e999",
  "withdraw",
);
const value = fc.oneof(
  nasty,
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.json().map(String),
  fc.webUrl(),
  fc.emailAddress(),
);
const names = [
  ...new Set(Object.values(forms).flatMap((form) => Object.keys(form()))),
  ..."area size key page origin pages share offers elapsed calculation proof website photos intent reason status __proto__".split(
    " ",
  ),
];
const name = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...names) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
);
/** A valid form in which some fields are damaged, left out or repeated. */
const fields = fc.record({
  good: fc.constantFrom(...Object.values(forms)),
  spoilt: fc.array(fc.tuple(name, value), { maxLength: 6 }),
  left: fc.array(name, { maxLength: 3 }),
});

const part = ([field, text]: [string, string]) =>
  `--x\r\nContent-Disposition: form-data; name="${field.replace(/["\r\n]/g, "_")}"\r\n\r\n${text}\r\n`;
const file = fc.tuple(
  fc.constantFrom("a.jpg", "../a", "a.svg"),
  fc.oneof(fc.string({ unit: "binary" }), fc.constant("\xff\xd8\xff\xe0")),
);
const filePart = ([filename, text]: [string, string]) =>
  `--x\r\nContent-Disposition: form-data; name="photos"; filename="${filename}"\r\nContent-Type: image/jpeg\r\n\r\n${text}\r\n`;
const types: Record<string, (entries: [string, string][], files: [string, string][]) => string> = {
  "application/x-www-form-urlencoded": (entries) => String(new URLSearchParams(entries)),
  "application/x-www-form-urlencoded; charset=utf-16": (entries) => entries.map((pair) => pair.join("=")).join("&"),
  "multipart/form-data; boundary=x": (entries, files) =>
    `${entries.map(part).join("")}${files.map(filePart).join("")}--x--\r\n`,
  "multipart/form-data; boundary=y": (entries) => entries.map(part).join(""),
  "multipart/form-data": (entries) => entries.map(part).join(""),
  "application/json": (entries) => JSON.stringify(Object.fromEntries(entries)),
  "application/json; charset=x": () => "{",
};

const timeout = 120_000 + runs * 400;

test("any data sent to any form endpoint is accepted or refused, and never fails", { timeout }, async () => {
  const processes = newProcesses();
  onTestFinished(processes.end);
  const { port: to, output } = await processes.start({ LOG_LEVEL: "warn", FORM_LIMIT_PER_HOUR: "10000000" });
  const { data } = await send("/api/quote", forms["/api/quote"](), { to });
  const paths = [
    ...Object.keys(forms),
    ...["/contact", "/ar/contact", "/quotation", "/ar/quotation", "/call-back", "/ar/call-back"],
    ...[data.followUrl, `/ar${data.followUrl}`, "/enquiry/AAAAAAAAAAAAAAAAAAAAAA", "/whatsapp", "/"],
    ...["/admin", "/admin/enter", "/ar/admin/leave", "/admin/colleagues", "/readyz", "/no-such-page", "/contact.data"],
  ];
  const sent = fc.record({
    path: fc.constantFrom(...paths),
    type: fc.constantFrom(...Object.keys(types)),
    fields,
    files: fc.array(file, { maxLength: 7 }),
  });
  await fc.assert(
    fc.asyncProperty(sent, async ({ path, type, fields: { good, spoilt, left }, files }) => {
      const entries = [...Object.entries(good()).filter(([field]) => !left.includes(field)), ...spoilt].reverse();
      const body = types[type]?.(entries as [string, string][], files as [string, string][]) ?? "";
      const headers = { origin: `http://127.0.0.1:${to}`, "content-type": type };
      const { status, text } = await ask(path, { method: "POST", headers, body: Buffer.from(body), to });
      expect(status, `${path} ${type}`).toBeLessThan(500);
      expect(text).not.toMatch(/\n\s+at |node:internal/);
    }),
    { numRuns: runs, endOnFailure: true },
  );
  expect(output()).not.toContain('"level":"error"');
  const [stored] = rows<{ n: number }>("select count(*) as n from leads", [], processes.folder);
  expect(stored?.n, "if every fuzzed form is refused, only the first check is tested").toBeGreaterThan(runs / 50);
  const torn = "select id from leads where id not in (select lead_id from lead_events where kind = 'received')";
  expect(rows(torn, [], processes.folder)).toEqual([]);
  expect(
    rows("select id from leads where status <> 'new' and lost_reason is not 'withdrawn'", [], processes.folder),
  ).toEqual([]);
});
