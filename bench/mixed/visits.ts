import { randomInt, randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { forms } from "#tests/e2e/support/forms.ts";
import { costliest } from "#tests/reliability/support/costly.ts";

export type Visit = () => Promise<number>;

/** Headers with a random client address (the site runs with TRUST_PROXY=1), so that the limits for one address have no effect here. */
const from = () => ({ "x-forwarded-for": `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}` });
const any = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

/** Returns the kinds of visits by visitors and by the office, each with its share of all visits. */
export async function visitsOf(origin: string, folder: string, cookie: string): Promise<[string, number, Visit][]> {
  const client = join(folder, "build/client");
  const pages = globSync("**/index.html", { cwd: client }).map((file) => `/${file.replace(/\/?index\.html$/, "")}`);
  const assets = globSync("assets/*.{js,avif,woff2}", { cwd: client }).map((file) => `/${file}`);
  const photo = await cameraPhoto();
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + path, { headers: { "accept-encoding": "br", ...from(), ...headers } });
    await answer.arrayBuffer();
    return answer;
  };
  const post = async (path: string, body: FormData | URLSearchParams) => {
    const answer = await fetch(origin + path, { method: "POST", headers: { origin, ...from() }, body });
    await answer.arrayBuffer();
    return answer.status;
  };
  const etags = new Map<string, string>();
  return [
    ["page", 40, async () => keep(etags, any(pages), get)],
    ["page again (304)", 15, async () => again(etags, get)],
    ["asset", 25, async () => (await get(any(assets))).status],
    ["page uncompressed", 3, async () => (await get(any(pages), { "accept-encoding": "identity" })).status],
    ["beacon", 8, () => post("/seen", new URLSearchParams({ i: randomUUID(), p: any(pages), e: "view" }))],
    ["form", 4, () => post("/api/contact", fieldsOf("/api/contact"))],
    ["form with photos", 0.4, () => post("/api/quote", withPhotos(photo))],
    [
      "small calculation",
      2,
      async () => (await get(`/calculators/water-system?v=1&people=${randomInt(2, 90)}`)).status,
    ],
    ["cooling load", 0.3, async () => (await get(costliest(randomInt(1e6), 3))).status],
    ["search", 1.5, async () => (await get(`/search?q=${any(["ac leak", "water heater", "تكييف", "villa"])}`)).status],
    ["sign-in, wrong", 0.3, () => signIn(origin)],
    ["inbox", 1, async () => (await get(any(["/admin", "/admin/dashboard", "/admin/analytics"]), { cookie })).status],
  ];
}

async function keep(etags: Map<string, string>, path: string, get: (path: string) => Promise<Response>) {
  const { status, headers } = await get(path);
  etags.set(path, headers.get("etag") ?? "");
  return status;
}

async function again(
  etags: Map<string, string>,
  get: (path: string, headers: Record<string, string>) => Promise<Response>,
) {
  const [path, etag] = any([...etags, ["/", "none"]] as const);
  return (await get(path, { "if-none-match": etag })).status;
}

async function signIn(origin: string) {
  const body = JSON.stringify({ email: `${randomUUID()}@example.com`, password: "not this one" });
  const headers = { "content-type": "application/json", ...from() };
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, { method: "POST", headers, body });
  await answer.arrayBuffer();
  return answer.status === 400 ? 200 : answer.status;
}

const fieldsOf = (path: keyof typeof forms) =>
  new URLSearchParams({ ...forms[path](), key: randomUUID(), elapsed: "60000", page: path.slice(4) });

function withPhotos(photo: Buffer) {
  const form = new FormData();
  for (const [name, value] of fieldsOf("/api/quote")) form.append(name, value);
  for (let at = 0; at < 5; at++)
    form.append("photos", new File([new Uint8Array(photo)], `${at}.jpg`, { type: "image/jpeg" }));
  return form;
}

/** A photo of 12 megapixels and about 4 MB: the size that a phone takes and a browser without our script sends. */
export async function cameraPhoto() {
  const noise = { type: "gaussian", mean: 128, sigma: 18 } as const;
  const small = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: "#c05030", noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(small).resize(4000, 3000).jpeg({ quality: 90 }).toBuffer();
}
