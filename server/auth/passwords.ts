import { availableParallelism } from "node:os";
import { hash, parseOptions, verify } from "@node-rs/argon2";
import { compare } from "bcryptjs";
import type { AuthConfig } from "./config.ts";
import { AuthError, invalid } from "./errors.ts";
import { isGuessable } from "./guessable.ts";

type Settings = Pick<AuthConfig, "argon2" | "password">;

const longest = 72;

/** As people count them: an Arabic letter is one, as a Latin one is, though it takes two bytes. */
const lengthOf = (password: string): number => [...password].length;

/**
 * Too short, without one of the required kinds of characters, or among what is tried first; empty where it is good enough.
 * Space around it is no length.
 */
export function weaknesses({ password: { min, required } }: Settings, password: string, names?: Names): string[] {
  const isShort = lengthOf(password.trim()) < min;
  const lacks = required.some((kind) => ![...kind].some((letter) => password.includes(letter)));
  const isKnown = !isShort && isGuessable(password, names);
  return [...(isShort ? ["length"] : []), ...(lacks ? ["characters"] : []), ...(isKnown ? ["pwned"] : [])];
}

type Names = (string | null | undefined)[];

export const weaknessText = ({ password: { min, required } }: Settings, reasons: string[]): string =>
  [
    reasons.includes("length") && `Password should be at least ${min} characters.`,
    reasons.includes("characters") && `Password should contain at least one character of each: ${required.join(", ")}.`,
    reasons.includes("pwned") && "Password is known to be weak and easy to guess, please choose a different one.",
  ]
    .filter(Boolean)
    .join(" ");

export function checkLength(password: string): void {
  if (lengthOf(password) > longest) throw invalid(`Password cannot be longer than ${longest} characters`);
}

/** Refuses what must not become a password of somebody who is known by these names. */
export function checkPassword(config: Settings, password: string, names: Names): void {
  checkLength(password);
  const reasons = weaknesses(config, password, names);
  if (reasons.length > 0)
    throw new AuthError(422, "weak_password", weaknessText(config, reasons), { weak_password: { reasons } });
}

/** One processor stays free for everybody else. */
const places = Math.max(1, availableParallelism() - 1);
/** Some five seconds' worth; who comes later had better come again. */
const longestQueue = 200;
let busy = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= longestQueue) throw new AuthError(503, "request_timeout", "Too busy just now, please retry");
  if (busy >= places) await new Promise<void>((go) => waiting.push(go));
  else busy += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}

/** argon2id, off the main thread. Never inside a transaction. */
export const hashPassword = ({ argon2 }: Settings, password: string): Promise<string> =>
  inTurn(() => hash(password, argon2));

let nobodys: Promise<string> | undefined;

/** The same work whether there is a password to compare with or not: time tells nobody who has an account. */
export async function isPassword(config: Settings, password: string, stored: string | null): Promise<boolean> {
  nobodys ??= hashPassword(config, "nobody's");
  const against = stored ?? (await nobodys);
  if (isTooLongFor(against, password)) password = "";
  const right = await inTurn(() => (isBcrypt(against) ? compare(password, against) : verify(against, password)));
  return right && stored !== null;
}

/** Bcrypt does not see what comes after its 72 bytes: who knows these would be let in. */
const isTooLongFor = (stored: string, password: string): boolean =>
  (isBcrypt(stored) ? Buffer.byteLength(password) : lengthOf(password)) > longest;

const isBcrypt = (stored: string): boolean => /^\$2[abxy]\$/.test(stored);

/** Imported, or hashed when we asked for less: to be hashed anew while the password is at hand. */
export function isOutdated({ argon2 }: Settings, stored: string): boolean {
  if (isBcrypt(stored)) return true;
  const { memoryCost, timeCost } = parseOptions(stored);
  return memoryCost < argon2.memoryCost || timeCost < argon2.timeCost;
}

/** What an import may bring. */
export const isKnownHash = (text: string): boolean =>
  /^\$2[aby]\$\d\d\$[./\w]{53}$/.test(text) || /^\$argon2(id|i)\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+$/.test(text);
