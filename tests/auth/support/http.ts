import { request } from "node:http";

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect the answer from outside, field by field
  body: any;
}

export interface SendOptions {
  /** The person's access token. Without it the request is anonymous. */
  token?: string;
  headers?: Record<string, string>;
  /** The client address, for backends that read it from a header. */
  from?: string;
}

export interface Http {
  get(path: string, how?: SendOptions): Promise<Answer>;
  post(path: string, body?: unknown, how?: SendOptions): Promise<Answer>;
  put(path: string, body: unknown, how?: SendOptions): Promise<Answer>;
  delete(path: string, body?: unknown, how?: SendOptions): Promise<Answer>;
  /** Sends the request as it is. Adds no body, and no header except the key. */
  raw(path: string, init: RequestInit): Promise<Answer>;
  /** Can be given as the person, so that the request has the service key as its token. */
  admin: { token: string };
}

export const version = { "x-supabase-api-version": "2024-01-01" };

/** The header in which tests send a client address to the server on loopback. */
export const addressHeader = "x-test-address";

/** Sends requests as the published client library does. `heard` gets every answer. */
export function httpOf(
  url: string,
  keys: { anonKey: string; serviceKey: string },
  heard: (answer: Answer) => void,
): Http {
  const raw = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(url + path, {
      ...init,
      headers: { apikey: keys.anonKey, ...Object.fromEntries(new Headers(init.headers)) },
      redirect: "manual",
    });
    const text = await response.text();
    const answer = { status: response.status, headers: response.headers, text, body: parsed(text) };
    heard(answer);
    return answer;
  };
  const send = (method: string, path: string, body: unknown, { token, headers, from }: SendOptions = {}) =>
    raw(path, {
      method,
      headers: {
        ...version,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(from ? { [addressHeader]: from } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json;charset=UTF-8" }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  return {
    get: (path, how) => send("GET", path, undefined, how),
    post: (path, body, how) => send("POST", path, body, how),
    put: (path, body, how) => send("PUT", path, body, how),
    delete: (path, body, how) => send("DELETE", path, body, how),
    raw,
    admin: { token: keys.serviceKey },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Posts with any Host header. `fetch` does not allow this. */
export function postWithHost(url: string, body: unknown, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: "POST", headers: { "content-type": "application/json", ...headers } },
      (answer) => {
        answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on("error", reject).end(JSON.stringify(body));
  });
}
