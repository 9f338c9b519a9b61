import { randomInt, randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Backend } from "./backend.ts";
import type { Answer, SendOptions } from "./http.ts";

export interface Person {
  id: string;
  email: string;
  password: string;
  /** The tokens of the first sign-in. */
  access: string;
  refresh: string;
}

type Who = Pick<Person, "email" | "password">;

export const newAddress = () => `${randomUUID()}@example.com`;
export const newPassword = () => `Wadi ${randomUUID()}`;
export const newPhone = () => `97150${String(randomInt(10_000_000)).padStart(7, "0")}`;

/** Creates a person with the service key. The address is confirmed, and the person is not signed in. */
export async function newUser(auth: Backend, more: Record<string, unknown> = {}): Promise<Who & { id: string }> {
  const who = { email: newAddress(), password: newPassword() };
  const { status, body } = await auth.post("/admin/users", { ...who, email_confirm: true, ...more }, auth.admin);
  expect(status, "a user made by the service key").toBe(200);
  return { ...who, ...(typeof more.email === "string" ? { email: more.email } : {}), id: body.id };
}

export async function newPerson(auth: Backend, more: Record<string, unknown> = {}): Promise<Person> {
  const user = await newUser(auth, more);
  return { ...user, ...(await signedIn(auth, user)) };
}

export const signIn = (auth: Backend, { email, password }: Who, how?: SendOptions) =>
  auth.post("/token?grant_type=password", { email, password }, how);

export async function signedIn(auth: Backend, who: Who): Promise<Pick<Person, "access" | "refresh">> {
  return tokensOf(await signIn(auth, who));
}

/** Returns the tokens in an answer that is a session. */
export function tokensOf({ status, body }: Answer): Pick<Person, "access" | "refresh"> {
  expect(status, body?.message ?? body?.msg).toBe(200);
  expect(body).toMatchObject({
    token_type: "bearer",
    access_token: expect.any(String),
    refresh_token: expect.any(String),
  });
  return { access: body.access_token, refresh: body.refresh_token };
}

export const refresh = (auth: Backend, token: string, how?: SendOptions) =>
  auth.post("/token?grant_type=refresh_token", { refresh_token: token }, how);

export const userOf = (auth: Backend, token: string) => auth.get("/user", { token });

export const ban = (auth: Backend, id: string) => auth.put(`/admin/users/${id}`, { ban_duration: "24h" }, auth.admin);

/** Returns the claims of a token. The signature is not checked. */
export const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

/** Signs up, and does not open the confirmation mail. */
export async function signUp(auth: Backend, more: Record<string, unknown> = {}, query = "") {
  const who = { email: newAddress(), password: newPassword() };
  const answer = await auth.post(`/signup${query}`, { ...who, ...more });
  return { ...who, answer, id: String(answer.body?.id) };
}
