import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";

/** What a server may send before the first acknowledgement: ten TCP segments (initcwnd). One byte more costs a round trip. */
export const firstFlight = 10 * 1460;

/** Bytes of the headers: they are part of the first flight too. */
export async function headBytes(url: string): Promise<number> {
  const request = get(url, { headers: { "accept-encoding": "br" }, agent: false });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  response.resume();
  await once(response, "end");
  const status = `HTTP/1.1 ${response.statusCode} ${response.statusMessage}\r\n\r\n`;
  return status.length + response.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
}
