import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { placeOn } from "#platform/db/fixture.ts";
import { forms, picture, send } from "../e2e/support/forms.ts";
import { startServer } from "./support/server.ts";

const sizes = ["Content-Length: 41943040", "Transfer-Encoding: chunked"];

/** Announces a large body in the headers, and then sends nothing. */
async function idleUpload(port: number, path: string, size: string, address: string) {
  const head = [`POST ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, `Origin: http://127.0.0.1:${port}`];
  const type = "Content-Type: multipart/form-data; boundary=x";
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  socket.write([...head, type, size, `X-Forwarded-For: ${address}`, "", "4\r\n--x\r\n"].join("\r\n"));
  return socket;
}

it("a hundred idle uploads from four addresses do not delay an enquiry with photos", async () => {
  const place = await placeOn("SQLite");
  onTestFinished(() => place.clear());
  const { port, kill } = await startServer(place);
  onTestFinished(kill);
  await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      idleUpload(
        port,
        at % 3 === 0 ? `/enquiry/${"k".repeat(22)}` : "/api/quote",
        sizes[at % 2] ?? "",
        `198.51.100.${at % 4}`,
      ),
    ),
  );
  const photos = [{ bytes: await picture("x", 3000, 2000) }];
  const began = performance.now();
  const answers = await Promise.all(
    ["192.0.2.7", "198.51.100.1"].map((address) =>
      send(
        "/api/quote",
        { ...forms["/api/quote"](), key: randomUUID() },
        {
          photos,
          headers: { "x-forwarded-for": address },
          to: port,
        },
      ),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(performance.now() - began, "ms; the start of a server on a busy machine does not count").toBeLessThan(30_000);
});
