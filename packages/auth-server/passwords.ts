import { availableParallelism } from "node:os";
import { hash, parseOptions, verify } from "@node-rs/argon2";
import { compare } from "bcryptjs";
import { isGuessable } from "./common-passwords.ts";
import type { AuthConfig } from "./config.ts";
import { AuthError, invalid } from "./errors.ts";

type Settings = Pick<AuthConfig, "argon2" | "password">;

const longest = 72;

/** Counts characters as people do: an Arabic letter has two bytes, but counts as one character. */
const lengthOf = (password: string): number => [...password].length;

/**
 * Returns the reasons why a password is too weak: it is too short, lacks a required kind of character, or is easy to guess. Returns an
 * empty list for a good password. Spaces before and after the password do not count.
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

/** Throws if the password is too weak; `names` are names by which the person is known. */
export function checkPassword(config: Settings, password: string, names: Names): void {
  checkLength(password);
  const reasons = weaknesses(config, password, names);
  if (reasons.length > 0)
    throw new AuthError(422, "weak_password", weaknessText(config, reasons), { weak_password: { reasons } });
}

/** How many hashes are computed at the same time. One processor stays free for other requests. */
const places = Math.max(1, availableParallelism() - 1);
/** The longest queue of waiting hashes, about five seconds of work. If it is full, the caller should try again later. */
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

/** Hashes with argon2id, off the main thread. Never call it inside a transaction. */
export const hashPassword = ({ argon2 }: Settings, password: string): Promise<string> =>
  inTurn(() => hash(password, argon2));

/**
 * The hash with which a password is compared if there is no account. There is one hash for each set of parameters, because one process may
 * run several servers with different parameters.
 */
const nobodys = new WeakMap<Settings["argon2"], Promise<string>>();

/**
 * Returns the hash that is compared if there is no account. A failure is not cached, because one full queue must not make all later
 * comparisons fail.
 */
function nobodysHash(config: Settings): Promise<string> {
  const known = nobodys.get(config.argon2);
  if (known) return known;
  const made = hashPassword(config, "nobody's");
  nobodys.set(config.argon2, made);
  made.catch(() => nobodys.delete(config.argon2));
  return made;
}

/**
 * Compares a password with the stored hash. If there is no stored hash, the function does the same work, so that its duration does not
 * reveal who has an account.
 */
export async function isPassword(config: Settings, password: string, stored: string | null): Promise<boolean> {
  const nobody = nobodysHash(config);
  const against = stored ?? (await nobody);
  if (isTooLongFor(against, password)) password = "";
  const right = await inTurn(() => (isBcrypt(against) ? compare(password, against) : verify(against, password)));
  return right && stored !== null;
}

/** Tells whether a password is too long for a hash. Bcrypt ignores everything after 72 bytes, so a longer password is refused. */
const isTooLongFor = (stored: string, password: string): boolean =>
  (isBcrypt(stored) ? Buffer.byteLength(password) : lengthOf(password)) > longest;

const isBcrypt = (stored: string): boolean => /^\$2[abxy]\$/.test(stored);

/** Tells whether a hash was imported or has weaker parameters than now. Such a hash should be replaced while the password is known. */
export function isOutdated({ argon2 }: Settings, stored: string): boolean {
  if (isBcrypt(stored)) return true;
  const { memoryCost, timeCost } = parseOptions(stored);
  return memoryCost < argon2.memoryCost || timeCost < argon2.timeCost;
}

/** Tells whether a text is a hash in a format that an import may contain. */
export const isKnownHash = (text: string): boolean =>
  /^\$2[aby]\$\d\d\$[./\w]{53}$/.test(text) || /^\$argon2(id|i)\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+$/.test(text);
