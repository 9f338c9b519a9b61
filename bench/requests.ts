import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { waitUntilIdle } from "./idle.ts";
import { load } from "./load.ts";
import { haveNginx, serveWithNginx } from "./nginx.ts";
import { options } from "./options.ts";
import { median, progress, ratio, say, table } from "./table.ts";

type Target = { name: string; path: string; status: 200 | 304 };
type Server = { port: number; rates: number[][] };
const connections = 32;
const html = "/dubai/ac-services/dubai-marina";

/** Headers that a server derives from the file or the connection. All other headers of our server are given to nginx as well. */
const ofTheFile =
  /^(content-(length|type|encoding)|etag|last-modified|vary|date|connection|keep-alive|cache-control|transfer-encoding|accept-ranges)$/;

/**
 * Medians over all rounds. The ratio is computed in each round first, because the conditions are the same for both servers within a round.
 */
export type Rates = { targets: Target[]; ours: number[]; nginx: number[]; ratios: number[] };

export async function measureRequests(origin: string, folder: string, temporary: string): Promise<Rates | undefined> {
  if (!haveNginx()) return undefined;
  const files = join(folder, "build/client");
  const asset = `/assets/${largestScript(join(files, "assets"))}`;
  const targets: Target[] = [
    { name: "HTML page", path: html, status: 200 },
    { name: "HTML page, 304", path: html, status: 304 },
    { name: "immutable asset", path: asset, status: 200 },
  ];
  const { headers } = await fetch(origin + html);
  const added = Object.fromEntries([...headers].filter(([name]) => !ofTheFile.test(name)));
  const ours = { port: Number(new URL(origin).port), rates: targets.map(() => []) };
  const nginx = { port: await serveWithNginx(temporary, files, added), rates: targets.map(() => []) };
  await rounds(targets, [ours, nginx]);
  const ratios = ours.rates.map((rates, target) =>
    median(rates.map((rate, round) => rate / (nginx.rates[target]?.[round] ?? 0))),
  );
  return { targets, ours: ours.rates.map(median), nginx: nginx.rates.map(median), ratios };
}

const largestScript = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".js"))
    .sort((a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size)[0];

async function rounds(targets: Target[], servers: Server[]) {
  for (let round = 0; round < options.rounds; round++) {
    for (const [index, target] of targets.entries()) {
      for (const server of round % 2 ? servers.toReversed() : servers) {
        await waitUntilIdle();
        progress(`Load ${round + 1}/${options.rounds}: ${target.name}`);
        server.rates[index]?.push(
          await load({
            port: server.port,
            request: await requestFor(target, server.port),
            connections,
            seconds: options.seconds,
            status: target.status,
          }),
        );
      }
    }
  }
  progress("");
}

/**
 * Returns a request like that of a browser that does not support Brotli. A request for a 304 contains the ETag that this server uses for
 * the file.
 */
async function requestFor({ path, status }: Target, port: number) {
  const head = [
    `GET ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    "user-agent: bench",
    "accept: */*",
    "accept-encoding: gzip",
  ];
  if (status === 304) {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { "accept-encoding": "gzip" } });
    head.push(`if-none-match: ${headers.get("etag")}`);
  }
  return `${head.join("\r\n")}\r\n\r\n`;
}

export function printRequests(rates: Rates | undefined) {
  say("4. Requests per second, ours and nginx");
  if (!rates) return say("Left out: there is no nginx here, and only root on Debian can install it.\n");
  const whole = (rate: number | undefined) => Math.round(rate ?? 0);
  table(
    ["", "ours", "nginx", "ours / nginx"],
    rates.targets.map(({ name, path }, index) => [
      `${name} ${path}`,
      whole(rates.ours[index]),
      whole(rates.nginx[index]),
      ratio(rates.ratios[index] ?? 0, 1),
    ]),
  );
  say(
    `Median of ${options.rounds} rounds of ${options.seconds} s, taking turns; ${connections} keep-alive connections from the same machine; one process each.`,
  );
  say(
    "Both answer accept-encoding: gzip from ready-made .gz files, because Debian's nginx knows no brotli, and with the same headers.",
  );
  say();
}
