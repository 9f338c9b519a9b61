import { beforeEach } from "vitest";
import type { Place } from "../databases.fixture.ts";
import { authIn, type Json } from "../fixture.ts";

export const unknownUserId = "00000000-0000-4000-8000-000000000000";
export const password = "a long password";

/** Starts our server. `ask` sends a request with the service key. */
export function adminIn(make: () => Promise<Place>) {
  const server = authIn(make);
  const { call, state } = server;
  let token = "";
  beforeEach(() => {
    token = state.config.serviceKey;
  });
  const ask = (method: string, path: string, body?: Json) => call(method, path, { token, body });
  return {
    server,
    call,
    state,
    ask,
    create: (body: Json) => ask("POST", "/admin/users", body),
    change: (id: string, body: Json) => ask("PUT", `/admin/users/${id}`, body),
    link: (body: Json) => ask("POST", "/admin/generate_link", body),
    signIn: (email: string, typed = password) =>
      call("POST", "/token?grant_type=password", { body: { email, password: typed } }),
    open: (hash: string, type: string) => call("POST", "/verify", { body: { token_hash: hash, type } }),
  };
}
