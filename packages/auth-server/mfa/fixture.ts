import { Secret, TOTP } from "otpauth";
import type { Place } from "../databases.fixture.ts";
import { authIn, type Json } from "../fixture.ts";

export const unknownUserId = "00000000-0000-4000-8000-000000000000";

export const claims = (token: string): Json =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

/** Starts our server, with the actions of a person who has an authenticator app. */
export function factorsIn(make: () => Promise<Place>) {
  const server = authIn(make, { mfa: { totp: true, phone: true, maxFactors: 3 } });
  const { call, state } = server;

  const codeOf = (secret: string, at = state.at) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
  const enrol = (token: string, body: Json = {}) =>
    call("POST", "/factors", { token, body: { factor_type: "totp", ...body } });
  const ask = async (token: string, factor: string): Promise<string> =>
    (await call("POST", `/factors/${factor}/challenge`, { token, body: {} })).body.id;
  const answer = (token: string, factor: string, challenge_id: string, code: string) =>
    call("POST", `/factors/${factor}/verify`, { token, body: { challenge_id, code } });
  const user = async (token: string): Promise<Json> => (await call("GET", "/user", { token })).body;

  /** Returns a person with a verified factor who is signed in at aal2. */
  async function raised(email?: string) {
    const person = await server.person(email);
    const first = await server.signIn(person);
    const { id, totp } = (await enrol(first.access_token)).body;
    const challenge = await ask(first.access_token, id);
    const { body: session } = await answer(first.access_token, id, challenge, codeOf(totp.secret));
    server.pass(90);
    return { person, first, id, secret: totp.secret as string, session, token: session.access_token as string };
  }

  return { server, call, state, codeOf, enrol, ask, answer, user, raised };
}
