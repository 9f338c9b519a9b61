import { request } from "node:http";
import { networkInterfaces } from "node:os";
import { expect, it, onTestFinished, vi } from "vitest";
import { placeOn } from "#platform/db/fixture.ts";
import { startServer } from "./support/server.ts";

const own = Object.values(networkInterfaces())
  .flat()
  .find((one) => one && !one.internal && one.family === "IPv4")?.address;

const statusOf = (host: string, port: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ host, port, path: "/mailbox", headers: { host: "localhost" } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    outgoing.on("error", reject).end();
  });

it("with a public HOST and no SITE_URL the start warns, and a forged Host does not open the mailbox", async () => {
  const place = await placeOn("SQLite");
  onTestFinished(() => place.clear());
  const { port, kill, output } = await startServer(place, { HOST: "0.0.0.0" });
  onTestFinished(kill);
  const warning = "HOST 0.0.0.0 opens the site to the network, but SITE_URL is";
  await vi.waitUntil(() => output().includes(warning), 20_000);
  expect(await statusOf("127.0.0.1", port)).toBe(200);
  if (own) expect(await statusOf(own, port)).toBe(404);
});
