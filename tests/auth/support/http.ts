import { request } from "node:http";

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect the answer from outside, field by field
  body: any;
}

export interface SendOptions {
  /** The person's bearer token; without it the request is anonymous. */
  token?: string;
  headers?: Record<string, string>;
  /** The client address, for backends that trust the header. */
  from?: string;
}

export interface Http {
  get(path: string, how?: SendOptions): Promise<Answer>;
  post(path: string, body?: unknown, how?: SendOptions): Promise<Answer>;
  put(path: string, body: unknown, how?: SendOptions): Promise<Answer>;
  delete(path: string, body?: unknown, how?: SendOptions): Promise<Answer>;
  /** Sends the request as given: adds no body and no header except the key. */
  raw(path: string, init: RequestInit): Promise<Answer>;
  /** Uses the service key as the bearer. */
  admin: { token: string };
}

export const version = { "x-supabase-api-version": "2024-01-01" };

/** The header with which tests tell the loopback server a client address. */
export const addressHeader = "x-test-address";

/** Calls a backend as the published client does; `heard` receives every answer. */
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

/** Posts with an arbitrary Host header, which fetch refuses to send. */
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
