import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { portOf } from "#platform/http/port.ts";

export interface ReceivedRequest {
  path: string;
  headers: string;
  body: string;
}

/** For tests: starts a local server that takes the place of Google. */
export async function startGoogle() {
  const google = {
    /** The status of each answer. With null the server reads the request and never answers. */
    status: 204 as number | null,
    /** The body of the answer at the address for checks. */
    answer: JSON.stringify({ validationMessages: [] }),
    received: [] as ReceivedRequest[],
  };
  const server = createServer(async (request, response) => {
    const { url: path = "", headers } = request;
    google.received.push({ path, headers: JSON.stringify(headers), body: await text(request) });
    if (path.startsWith("/debug/")) response.writeHead(200).end(google.answer);
    else if (google.status !== null) response.writeHead(google.status).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${portOf(server)}`;
  return Object.assign(google, {
    /** The environment settings of a site that sends its events to this server. */
    settings: {
      GA4_MEASUREMENT_ID: "G-TEST123",
      GA4_API_SECRET: "not-a-real-one",
      GA4_ENDPOINT: url,
      WEBHOOK_ALLOW_PRIVATE: "on",
    } as const,
    told: () => google.received.map(({ body }) => JSON.parse(body)),
    stages: (): string[] => google.received.map(({ body }) => JSON.parse(body).events[0].name),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
