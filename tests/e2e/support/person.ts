import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createClient, type Session } from "@supabase/supabase-js";
import { rows } from "./forms.ts";
import { newEmail } from "./leads.ts";
import { origin } from "./origin.ts";
import type { Site } from "./site.ts";
import { expect } from "./test.ts";

export const newPerson = () => ({ name: "Sara Al Mansoori", email: newEmail(), password: `falcon ${randomUUID()}` });
export type Person = ReturnType<typeof newPerson>;

/** The words of the entrance and of the account, by key. */
export function wordsFor({ language }: Pick<Site, "language">, room: "auth" | "account" | "request") {
  const file = new URL(`../../../content/${language}/messages/${room}.json`, import.meta.url);
  const all = JSON.parse(readFileSync(file, "utf8"));
  return (key: string, values: Record<string, string | number> = {}): string => {
    const text = key.split(".").reduce((part, name) => part?.[name], all);
    if (typeof text !== "string") throw new Error(`No message ${key}`);
    return text.replace(/<\/?\d>/g, "").replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
}

type Mail = { subject: string; text: string };
/** Letters of the auth server. Those about a request, which name its reference, come in their own time. */
const lettersTo = (email: string) =>
  rows<Mail>(
    "select subject, text from mailbox where recipient = ? and subject not like '%WT-%' order by at desc, id desc",
    [email],
  );

/** What the newest of so many letters to an address leads to: its link, and its code. */
export async function mailTo(email: string, count = 1): Promise<{ link: string; code: string; text: string }> {
  await expect.poll(() => lettersTo(email).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(count);
  const { text = "" } = lettersTo(email)[0] ?? {};
  return {
    text,
    link: /\S+\/auth\/confirm\?\S+/.exec(text)?.[0] ?? "",
    code: /(?<!\d)\d{6}(?!\d)/.exec(text.replace(/\S+:\/\/\S+/g, ""))?.[0] ?? "",
  };
}

const clientOf = () =>
  createClient(origin, "embedded", { auth: { persistSession: false, autoRefreshToken: false } }).auth;

/** Outside of the browser: what it does not know of, nobody did in it. */
export async function signUp({ name, ...person }: Person, site: Site): Promise<void> {
  const options = { data: { name, language: site.language }, emailRedirectTo: origin + site.path("/account") };
  expect((await clientOf().signUp({ ...person, options })).error).toBeNull();
}

/** Somebody with a confirmed address, signed in outside of the browser. */
export async function signedUp(person: Person = newPerson()): Promise<{ person: Person; session: Session }> {
  const auth = clientOf();
  const { error } = await auth.signUp({ ...person, options: { data: { name: person.name } } });
  expect(error).toBeNull();
  const { code } = await mailTo(person.email);
  const { data } = await auth.verifyOtp({ email: person.email, token: code, type: "email" });
  if (!data.session) throw new Error("The code of the mail did not sign in");
  return { person, session: data.session };
}

/** Asks an endpoint of the account as its pages do. */
export function askAccount(path: string, session: Session | undefined, fields?: Record<string, string>) {
  return fetch(`${origin}/api/account/${path}`, {
    method: fields ? "POST" : "GET",
    body: fields && new URLSearchParams(fields),
    headers: { origin, ...(session && { authorization: `Bearer ${session.access_token}` }) },
  });
}

/** The client of another device on which somebody is signed in. */
export async function signedIn({ email, password }: Person) {
  const auth = clientOf();
  expect((await auth.signInWithPassword({ email, password })).error).toBeNull();
  return auth;
}
