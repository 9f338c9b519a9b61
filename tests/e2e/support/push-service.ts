import { createServer } from "node:http";
import { aBrowser } from "#domain/colleagues/store/push/fixture.ts";
import { subscribe } from "#domain/colleagues/store/push/subscriptions.ts";
import { portOf } from "#platform/http/port.ts";
import { database } from "./sessions.ts";

interface Told {
  title: string;
  body: string;
  navigate: string;
}

/**
 * A push service on this machine, and a colleague's phone that is subscribed to it. The messages are decrypted as the phone's browser does.
 */
export async function phoneOf(colleague: string) {
  const notices: Told[] = [];
  const phone = aBrowser();
  const service = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    notices.push(JSON.parse(phone.open(Buffer.concat(chunks))).notification);
    response.writeHead(201).end();
  });
  await new Promise<void>((done) => service.listen(0, "127.0.0.1", done));
  const endpoint = `http://127.0.0.1:${portOf(service)}/`;
  await subscribe(database(), colleague, { endpoint, ...phone.keys, device: "Chrome · Android" });
  return { told: notices, stop: () => new Promise((done) => service.close(done)) };
}
