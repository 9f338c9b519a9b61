import { once } from "node:events";
import { createAdaptorServer } from "@hono/node-server";
import { portOf } from "#platform/http/port.ts";
import { addressHeader } from "./http.ts";

type Fetch = (request: Request, from: { address: string }) => Promise<Response>;

const prefix = "/auth/v1";

/** Starts an HTTP server on loopback with the path prefix of hosted Supabase projects. Its address is known before the handler is set. */
export async function onLoopback() {
  let answer: Fetch = async () => new Response(null, { status: 503 });
  const server = createAdaptorServer({
    fetch: (request: Request) => {
      const url = new URL(request.url);
      url.pathname = url.pathname.slice(prefix.length);
      const address = request.headers.get(addressHeader) ?? "127.0.0.1";
      return answer(new Request(url, request), { address });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const port = portOf(server);
  return {
    url: `http://127.0.0.1:${port}${prefix}`,
    answerWith: (fetch: Fetch) => {
      answer = fetch;
    },
    close: async () => {
      if ("closeAllConnections" in server) server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
