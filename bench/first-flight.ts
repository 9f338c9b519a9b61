import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";

/** Returns the size of the response headers, because they are part of the first packets too. */
export async function headBytes(url: string): Promise<number> {
  // Keeps the connection open, like a browser.
  const agent = new Agent({ keepAlive: true });
  const request = get(url, { headers: { "accept-encoding": "br" }, agent });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  response.resume();
  await once(response, "end");
  agent.destroy();
  const status = `HTTP/1.1 ${response.statusCode} ${response.statusMessage}\r\n\r\n`;
  return status.length + response.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
}
