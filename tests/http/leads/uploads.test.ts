import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import ar from "#content/ar/messages/interface.json" with { type: "json" };
import { forms, leadBy, type Photo, picture, rows, send } from "#tests/e2e/support/forms.ts";
import { ask } from "#tests/e2e/support/http.ts";

const quotation = () => ({ ...forms["/api/quote"](), key: randomUUID() });
const filesOf = (leadId: string) =>
  rows<{ id: string; type: string; content: Buffer }>("select * from lead_files where lead_id = ?", [leadId]);

test("photos are re-encoded and stored with their lead, without metadata and file names", async () => {
  const canary = randomUUID();
  const photo = await picture(canary);
  const names = ["../../../etc/passwd.jpg", "a\u202egpj.exe", "x.svg", `${"n".repeat(300)}.jpg`, "CON"];
  const photos = names.map((name) => ({ bytes: photo, name }));
  const { status, data } = await send("/api/quote", quotation(), { photos });
  expect(status).toBe(200);
  const files = filesOf(leadBy(data.reference).id);
  expect(files).toHaveLength(5);
  for (const { id, type, content } of files) {
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect([type, (await sharp(content).metadata()).format]).toEqual(["image/webp", "webp"]);
    expect(content.includes(canary)).toBe(false);
    for (const path of [`/${id}`, `/photos/${id}`, `/files/${id}`]) expect((await ask(path)).status).toBe(404);
  }
  // The private page of the enquiry shows the photos. With another key they cannot be opened.
  const shown = [...(await ask(data.followUrl)).text.matchAll(/<img[^>]+src="([^"]+photos[^"]+)"/g)].map(
    ([, src]) => src,
  );
  expect(shown).toHaveLength(5);
  for (const src of shown) {
    expect(src?.startsWith(`${data.followUrl}/photos/`)).toBe(true);
    expect((await ask(src?.replace(data.followUrl, `/enquiry/${"k".repeat(22)}`) ?? "")).status).toBe(404);
  }
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
const html = Buffer.from("\xff\xd8\xff\xe0\0\x10JFIF<html><script>alert(1)</script>", "latin1");
const bomb = () =>
  sharp({ create: { width: 7200, height: 7200, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
const bad: [string, () => Promise<Photo[]>, string][] = [
  ["an SVG that calls itself a JPEG", async () => [{ bytes: Buffer.from(svg) }], "invalid"],
  ["a page behind the first bytes of a photo", async () => [{ bytes: html }], "invalid"],
  ["half a photo", async () => [{ bytes: (await picture("x", 900, 900)).subarray(0, 2500) }], "invalid"],
  ["a program", async () => [{ bytes: Buffer.from("MZ\x90\0"), name: "photo.jpg" }], "invalid"],
  ["a bomb", async () => [{ bytes: await bomb(), type: "image/png" }], "tooLarge"],
  ["13 MB", async () => [{ bytes: Buffer.concat([await picture(), Buffer.alloc(13_000_000)]) }], "tooLarge"],
  ["six", async () => Array(6).fill({ bytes: await picture() }), "tooMany"],
  ["a good one and a bad one", async () => [{ bytes: await picture() }, { bytes: Buffer.from(svg) }], "invalid"],
];
for (const [what, photos, problem] of bad) {
  test(`${what}: ${problem} at the field, and nothing is stored`, async () => {
    for (const path of ["/api/quote", "/api/contact"] as const) {
      const fields = { ...forms[path](), key: randomUUID() };
      const answer = await send(path, fields, { photos: await photos() });
      expect([answer.status, answer.data], path).toMatchObject([422, { problems: { photos: problem } }]);
      expect(rows("select id from leads where idempotency_key = ?", [fields.key]), path).toEqual([]);
    }
  });
}

test("a call-back accepts no photos, and photos that are sent with it are not kept", async () => {
  const { status, data } = await send("/api/callback", forms["/api/callback"](), {
    photos: [{ bytes: await picture() }],
  });
  expect(status).toBe(200);
  expect(filesOf(leadBy(data.reference).id)).toEqual([]);
});

test("a JPEG that is also HTML loses the HTML", async () => {
  const bytes = Buffer.concat([await picture(), Buffer.from("<script>canary()</script>")]);
  const { data } = await send("/api/quote", quotation(), { photos: [{ bytes, type: "text/html", name: "x.html" }] });
  const [file] = filesOf(leadBy(data.reference).id);
  expect(file?.content.includes("canary")).toBe(false);
});

test("photos beyond the total limit are refused at the field, and what was typed comes back even without a script", async () => {
  const photos = Array(4).fill({ bytes: Buffer.alloc(11_000_000) });
  for (const [path, form] of [
    ["/api/quote", "/quotation"],
    ["/api/contact", "/contact"],
  ] as const) {
    const fields = forms[path]();
    const answer = await send(path, fields, { photos });
    expect([answer.status, answer.data], path).toMatchObject([422, { problems: { photos: "tooLarge" } }]);
    const page = await send(`/ar${form}`, fields, { photos });
    expect([page.status, page.text.includes(fields.message ?? "")], path).toEqual([422, true]);
    expect(page.text).toContain(ar.form.tooLarge.replace("{{field}}", ar.photoForm.photos));
  }
});

test("a form with photos that was opened at an old address is sent on whole", async () => {
  const photos = Array(3).fill({ bytes: Buffer.alloc(11_000_000) });
  for (const [from, to] of [
    ["/ar/quote?service=pool", "/ar/quotation?service=pool"],
    [`/request/${"k".repeat(22)}`, `/enquiry/${"k".repeat(22)}`],
    ["/team", "/my-visits"],
  ] as const) {
    const { status, headers } = await send(from, forms["/api/quote"](), { photos });
    expect([status, headers.location]).toEqual([308, to]);
  }
});

test("thirty parallel uploads all succeed", async () => {
  const photos = [{ bytes: await picture("x", 1600, 1200) }];
  const answers = await Promise.all(Array.from({ length: 30 }, () => send("/api/quote", quotation(), { photos })));
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
});
