import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { places } from "#platform/db/fixture.ts";
import { expectAllStored } from "../reliability/support/acknowledgements.ts";
import { costliest } from "../reliability/support/costly.ts";
import { startDrill } from "../reliability/support/drill.ts";
import { type Server, startServer } from "../reliability/support/server.ts";

const rounds = 3;
/** A process that has not died after this time manages with the memory that it has. */
const longest = 120_000;

/** Lets a process have no more memory for its data than it has now. The system then refuses what it asks for. */
function takeMemoryFrom({ child }: Server) {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  const kilobytes = Number(/^VmData:\s+(\d+)/m.exec(status)?.[1]);
  execFileSync("prlimit", ["--pid", String(child.pid), `--data=${kilobytes * 1024}`]);
}

/** Asks for calculations and results, with which the memory of the process grows, until it has ended or manages. */
async function press(server: Server): Promise<void> {
  const end = performance.now() + longest;
  let [variant, isOver] = [0, false];
  void server.ended.then(() => {
    isOver = true;
  });
  const visitor = async () => {
    while (!isOver && performance.now() < end) {
      variant += 1;
      for (const path of [costliest(variant), `/search?q=ac+${variant}`, `/ar/search?q=${variant}`])
        await fetch(`http://127.0.0.1:${server.port}${path}`, {
          headers: { "x-forwarded-for": `198.18.${variant % 250}.${variant % 200}` },
        })
          .then((answer) => answer.text())
          .catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: 16 }, visitor));
}

it.for(places)("the memory of the process ends while forms are sent, on %s", async ([, make], context) => {
  const place = await make("migrated");
  onTestFinished(() => place.clear());
  const drill = startDrill(context, place);
  let port = Promise.withResolvers<number>();
  const visitors = drill.crowd(12, () => port.promise);
  const start = async () => {
    const server = await startServer(place);
    onTestFinished(() => void server.child.kill("SIGKILL"));
    port.resolve(server.port);
    return server;
  };
  const ends: string[] = [];
  let server = await start();
  for (let round = 1; round <= rounds; round += 1) {
    await visitors.reaches(visitors.acknowledged.size + 20);
    takeMemoryFrom(server);
    await press(server);
    server.child.kill("SIGKILL");
    const how = await server.ended;
    drill.note("ended", { how, output: server.output().slice(-300) });
    ends.push(how === "SIGKILL" ? "managed" : String(how));
    // A supervisor such as systemd starts it again.
    port = Promise.withResolvers();
    server = await start();
  }
  await visitors.reaches(visitors.acknowledged.size + 20);
  await visitors.leave();
  await server.kill();
  expect(ends).not.toContain("0");
  await expectAllStored(place, visitors.acknowledged);
  console.log(
    `${rounds} ends (${ends.join(", ")}), ${visitors.acknowledged.size} forms acknowledged, each stored once`,
  );
});
