import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { uploadTo } from "#app/uploads.fixture.ts";
import { cdnHeaders } from "./cdn.ts";
import { createHealth, type Health } from "./health.ts";
import { createHttpServer } from "./listener.ts";
import { twinHeaders } from "./markdown.ts";
import { portOf } from "./port.ts";
import { type Policies, securityHeaders } from "./security.ts";
import type { Site } from "./site.ts";
import { indexFolder } from "./static-index.ts";

/** For tests: starts the HTTP server on a loopback port, with a small folder of files and a stub for React Router. */
const documents: Policies = {
  "index.html": { script: ["sha256-AAAA"], style: [] },
  "abu-dhabi/index.html": { script: [], style: [], media: true },
};
export const knownKey = "k".repeat(22);
export const siteUrl = "https://www.windtower.example";

const longText = `<!doctype html><title>Home</title>${"<p>cool air</p>".repeat(40)}`;
const longTwin = `# Abu Dhabi\n\n${"Cool air. ".repeat(40)}\n`;
const videoText = "0123456789".repeat(300_000);
export const files: Record<string, string> = {
  "index.html": longText,
  "abu-dhabi/index.html": "<!doctype html><title>Abu Dhabi</title>",
  "abu-dhabi.md": longTwin,
  "ar/%D8%AA%D9%83%D9%8A%D9%8A%D9%81/index.html": "<!doctype html><title>encoded</title>",
  "ar/سباكة/index.html": "<!doctype html><title>decoded</title>",
  "assets/Entry-AbC1.js": "export {}",
  "robots.txt": "User-agent: *",
  "video.mp4": videoText,
  "films/short-AbC1.mp4": "0123456789",
  "_root.data": "secret",
  ".env": "secret",
  ".well-known/security.txt": "Contact: x",
};

type Pages = (request: Request) => Promise<Response>;
const echo: Pages = async (received) => {
  const body = received.method === "POST" ? await received.text() : "";
  const seen = {
    url: received.url,
    nonce: received.headers.get("x-nonce"),
    id: received.headers.get("x-request-id"),
    body,
  };
  return new Response(JSON.stringify(seen), { status: new URL(received.url).pathname === "/thanks" ? 200 : 404 });
};

/** A visit counter that answers beacons and counts nothing. */
const uncounted: Site["visits"] = {
  beacon: async () => new Response(null, { status: 204 }),
  missed: () => {},
  answered: () => {},
};

export async function startTestServer(
  options: {
    pages?: Pages;
    auth?: Site["auth"];
    hostedAuth?: string;
    ping?: () => Promise<unknown>;
    remark?: () => string;
    proxies?: number;
    bodies?: Site["bodies"];
    turns?: Site["turns"];
    connection?: Site["connection"];
    isLate?: Site["isLate"];
    classOf?: Site["classOf"];
    hstsPreload?: boolean;
    visits?: Site["visits"];
    metrics?: Site["metrics"];
    mailHook?: Site["mailHook"];
    whatsAppHook?: Site["whatsAppHook"];
    verification?: Site["verification"];
    pickVariant?: Site["pickVariant"];
    cdnSeconds?: number;
    staticHost?: Site["staticHost"];
    heads?: Site["heads"];
  } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), "windtower-http-"));
  await fill(folder);
  const health: Health = createHealth(options.ping ?? (async () => 1), 50);
  const site = {
    url: siteUrl,
    hstsPreload: options.hstsPreload,
    proxies: options.proxies ?? 0,
    health,
    remark: options.remark,
    uploadTo,
    bodies: options.bodies,
    turns: options.turns,
    connection: options.connection,
    isLate: options.isLate,
    classOf: options.classOf ?? (() => "document" as const),
    visits: options.visits ?? uncounted,
    metrics: options.metrics,
    mailHook: options.mailHook,
    whatsAppHook: options.whatsAppHook,
    verification: options.verification,
    pickVariant: options.pickVariant,
    staticHost: options.staticHost,
    heads: options.heads,
    hasEnquiry: async (key: string) => key === knownKey,
    auth: options.auth ?? null,
    hostedAuth: options.hostedAuth,
    resolve: () => null,
    answersQueries: (path: string) => path === "/abu-dhabi",
    pages: options.pages ?? echo,
  };
  const index = await indexFolder(folder, (file) => ({
    ...securityHeaders(site, documents[file]),
    ...twinHeaders(file, siteUrl),
    ...cdnHeaders(file, options.cdnSeconds ?? 0),
  }));
  const server = createHttpServer(site, index);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const port = portOf(server);
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  };
  const replace = (name: string, text: string) => writeFile(join(folder, name), text);
  return { port, health, close, replace, ask: asker(port), raw: rawAsker(port), origin: `http://127.0.0.1:${port}` };
}

async function fill(folder: string): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    if (text !== longText && text !== longTwin) continue;
    await writeFile(`${file}.br`, brotliCompressSync(text));
    await writeFile(`${file}.gz`, gzipSync(text));
  }
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string | string[];
}

/** Sends requests with node:http. These tests send unusual URLs and headers, which fetch would normalise. */
function asker(port: number) {
  return (path: string, { method = "GET", headers = {}, body }: Question = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = request({ port, host: "127.0.0.1", path, method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      sent.on("error", reject);
      if (Array.isArray(body)) for (const chunk of body) sent.write(chunk); // A chunked request has no Content-Length.
      sent.end(Array.isArray(body) ? undefined : body);
    });
}

/** Sends raw bytes, for requests that no HTTP client would send. */
function rawAsker(port: number) {
  return (bytes: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(Buffer.from(bytes)));
      let text = "";
      socket.on("data", (chunk) => {
        text += chunk.toString();
      });
      socket.on("end", () => resolve(text));
      socket.on("error", reject);
    });
}
