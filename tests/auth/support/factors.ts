import { Secret, TOTP } from "otpauth";
import { expect } from "vitest";
import type { Backend } from "./backend.ts";
import { type Person, tokensOf } from "./people.ts";

export interface Factor {
  id: string;
  secret: string;
}

/**
 * Returns a TOTP code that is `step` time steps after now. Each code is accepted only once. So begin with the current step and use later
 * steps after it.
 */
export function codeOf({ secret }: Pick<Factor, "secret">, auth: Backend, step = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: auth.now() + step * 30_000 });
}

/** Returns six digits that are not a valid code around this time. */
export function wrongCode(factor: Factor, auth: Backend): string {
  const right = [-2, -1, 0, 1, 2].map((step) => codeOf(factor, auth, step));
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !right.includes(code)) ?? "";
}

export const enrol = (auth: Backend, token: string, more: Record<string, unknown> = {}) =>
  auth.post("/factors", { factor_type: "totp", ...more }, { token });

export async function enrolFactor(auth: Backend, token: string, friendly_name?: string): Promise<Factor> {
  const { status, body, text } = await enrol(auth, token, { friendly_name });
  expect(status, text).toBe(200);
  return { id: body.id, secret: body.totp.secret };
}

export async function challengeFactor(auth: Backend, token: string, { id }: Pick<Factor, "id">): Promise<string> {
  const { status, body, text } = await auth.post(`/factors/${id}/challenge`, {}, { token });
  expect(status, text).toBe(200);
  return body.id;
}

export const answerChallenge = (
  auth: Backend,
  token: string,
  { id }: Pick<Factor, "id">,
  challenge_id: string,
  code: string,
) => auth.post(`/factors/${id}/verify`, { challenge_id, code }, { token });

/** Passes the second step with a correct code. Returns the tokens of a session at aal2. */
export async function stepUp(auth: Backend, token: string, factor: Factor, step = 0) {
  const challenge = await challengeFactor(auth, token, factor);
  return tokensOf(await answerChallenge(auth, token, factor, challenge, codeOf(factor, auth, step)));
}

/**
 * Gives a person a verified second factor. `first` has the tokens of aal1 and `person` those of aal2. The code of the current time step is
 * used up.
 */
export async function withFactor(auth: Backend, person: Person) {
  const factor = await enrolFactor(auth, person.access);
  const tokens = await stepUp(auth, person.access, factor);
  return { factor, first: { access: person.access, refresh: person.refresh }, person: { ...person, ...tokens } };
}
