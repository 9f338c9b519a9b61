import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerMissing, loadMissing } from "./missing.server.tsx";

const root = await mkdtemp(join(tmpdir(), "missing-"));
const firstParts = new Set(["api", "blog", "enquiry", "sitemap.xml"]);
const built = { "": ["/ar", "As built"], "/ar": ["/", "كما بُني"] } as const;
const hashes = { script: ["sha256-script"], style: ["sha256-style"] };

beforeAll(async () => {
  for (const [prefix, [other, text]] of Object.entries(built)) {
    const folder = join(root, "build/missing", prefix);
    await mkdir(folder, { recursive: true });
    const document = `<a href="${other}">other</a><main id="content"><p>${text}</p></main><footer></footer>`;
    for (const end of ["", ".br", ".gz"]) await writeFile(join(folder, `index.html${end}`), document + end);
  }
  const policies = { "missing/index.html": hashes, "missing/ar/index.html": hashes };
  await writeFile(join(root, "build/csp.json"), JSON.stringify(policies));
  await loadMissing(root);
});
afterAll(() => rm(root, { recursive: true }));

const ask = (path: string, init: RequestInit = {}) =>
  answerMissing(new Request(new URL(path, "http://localhost"), init), firstParts);

it("if other pages have a similar address, the document has cards of them and leads to the nearest page of the other language", async () => {
  const answer = await ask("/ar/dubai/ac-servces/dubai-marna?x=1", { headers: { "accept-encoding": "br" } });
  expect(answer?.status).toBe(404);
  expect(answer?.headers.get("content-security-policy")).toMatch(/'sha256-script'.*'sha256-style'/);
  const text = brotliDecompressSync(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer())).toString();
  expect(text).toContain('href="/ar/dubai/ac-services/dubai-marina"');
  expect(text).toContain('<a href="/dubai">other</a>');
  expect(text.match(/<li /g)).toHaveLength(5);
  expect(text).toMatch(/<\/main><footer><\/footer>$/);
});

it("if no page has a similar address, the document is sent as the build compressed it", async () => {
  const text = await (await ask("/zzzz/<qqqq>", { headers: { "accept-encoding": "br" } }))?.text();
  expect(text).toMatch(/As built.*\.br$/);
});

it("an address of thousands of parts takes no longer", async () => {
  // In an earlier version these 400 requests took longer than a test may take.
  for (let i = 0; i < 400; i++) expect((await ask(`/dubai${"/x".repeat(16_000)}`))?.status).toBe(404);
});

it("an address that may be a page, and one that cannot be a page, are left to the router", async () => {
  for (const path of [
    "/",
    "/about",
    "/ar",
    "/api/nothing",
    "/enquiry/AAAA",
    "/sitemap.xml",
    "/__manifest",
    "/zzzz.data",
  ])
    expect(await ask(path), path).toBeUndefined();
  expect(await ask("/zzzz", { method: "POST" })).toBeUndefined();
  expect((await ask("/blog/no-such-article", { method: "HEAD" }))?.status).toBe(404);
});
