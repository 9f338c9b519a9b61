import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { origin, port } from "./origin.ts";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  to?: number;
}

/** Sends a request with exactly this path. The path is not normalised, redirects are not followed, and the answer is not decompressed. */
export function ask(path: string, { method = "GET", headers = {}, body, to = port }: Options = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: "127.0.0.1", port: to, path, method, headers: { ...headers, connection: "close" } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const bytes = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes, text: bytes.toString() });
        });
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

export const formType = "application/x-www-form-urlencoded";

/** Posts a form as our own page does. `headers` may change headers; an empty value removes a header. */
export function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}, to = port) {
  const all = { origin: to === port ? origin : `http://127.0.0.1:${to}`, "content-type": formType, ...headers };
  const kept = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
  return ask(path, { method: "POST", headers: kept, body: new URLSearchParams(fields).toString(), to });
}

/** Sends raw bytes, for requests that an HTTP client refuses to send. */
export function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    let answer = "";
    socket.setTimeout(20_000, () => socket.destroy(new Error("no answer")));
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    // A server that refuses a request may close the connection before it has read everything. So the answer counts even if an error
    // follows.
    socket.on("error", (error) => (answer ? resolve(answer) : reject(error)));
    socket.on("end", () => resolve(answer));
  });
}
