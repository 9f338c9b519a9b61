import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { rows } from "./forms.ts";
import { newEmail } from "./leads.ts";
import { origin } from "./origin.ts";
import { addAccount, hashOf, type Session, sessionOf } from "./sessions.ts";
import type { Site } from "./site-words.ts";

export const newPerson = () => ({ name: "Sara Al Mansoori", email: newEmail(), password: `falcon ${randomUUID()}` });
export type Person = ReturnType<typeof newPerson>;

/** Returns a function that gives a text of the sign-in pages or the account for a key. */
export function wordsFor({ language }: Pick<Site, "language">, file: "auth" | "account" | "enquiry") {
  const path = new URL(`../../../content/${language}/messages/${file}.json`, import.meta.url);
  const all = JSON.parse(readFileSync(path, "utf8"));
  return (key: string, values: Record<string, string | number> = {}): string => {
    const text = key.split(".").reduce((part, name) => part?.[name], all);
    if (typeof text !== "string") throw new Error(`No message ${key}`);
    return text.replace(/<\/?\d>/g, "").replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
}

type Mail = { subject: string; text: string };
/**
 * Returns the mails of the auth server. Mails about an enquiry contain its reference. They arrive at an unknown time, so they are left out.
 */
const lettersTo = (email: string) =>
  rows<Mail>(
    "select subject, text from mailbox where recipient = ? and subject not like '%WT-%' order by at desc, id desc",
    [email],
  );

/** Waits until an address has `count` mails. Returns the link and the code in the newest one. */
export async function mailTo(email: string, count = 1): Promise<{ link: string; code: string; text: string }> {
  const end = Date.now() + 30_000;
  while (lettersTo(email).length < count) {
    if (Date.now() > end) throw new Error(`No ${count} mails to ${email}, but ${lettersTo(email).length}`);
    await pause(50);
  }
  const { text = "" } = lettersTo(email)[0] ?? {};
  return {
    text,
    link: /\S+\/auth\/confirm\?\S+/.exec(text)?.[0] ?? "",
    code: /(?<!\d)\d{6}(?!\d)/.exec(text.replace(/\S+:\/\/\S+/g, ""))?.[0] ?? "",
  };
}

const clientOf = () =>
  createClient(origin, "embedded", { auth: { persistSession: false, autoRefreshToken: false } }).auth;

/** Signs up from outside the browser, so that the browser knows nothing about it. */
export async function signUp({ name, ...person }: Person, site: Site): Promise<void> {
  const options = { data: { name, language: site.language }, emailRedirectTo: origin + site.path("/account") };
  const { error } = await clientOf().signUp({ ...person, options });
  if (error) throw error;
}

/**
 * Makes a person with a confirmed address and a session. They are written directly into the database, without a sign-up and without a mail.
 */
export async function signedUp(person: Person = newPerson()): Promise<{ person: Person; session: Session }> {
  const { password, ...rest } = person;
  const id = addAccount({ ...rest, password_hash: await hashOf(password) });
  return { person, session: await sessionOf(id) };
}

/** Sends a request to the account's API as its pages do. */
export function askAccount(
  path: string,
  session: Pick<Session, "access_token"> | undefined,
  fields?: Record<string, string>,
) {
  return fetch(`${origin}/api/account/${path}`, {
    method: fields ? "POST" : "GET",
    body: fields && new URLSearchParams(fields),
    headers: { origin, ...(session && { authorization: `Bearer ${session.access_token}` }) },
  });
}

/** Signs the person in on another device. */
export async function signedIn({ email, password }: Person) {
  const auth = clientOf();
  const { error } = await auth.signInWithPassword({ email, password });
  if (error) throw error;
  return auth;
}
