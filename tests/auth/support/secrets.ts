import type { Backend } from "./backend.ts";
import type { Answer } from "./http.ts";

const records = new WeakMap<Backend, Answer[]>();

/** Collects the answers of all servers of a test file. */
export function newRecord() {
  const answers: Answer[] = [];
  return { answers, hear: (answer: Answer) => void answers.push(answer) };
}

export function withRecord(backend: Backend, { answers }: ReturnType<typeof newRecord>): Backend {
  records.set(backend, answers);
  return backend;
}

export const heardBy = (backend: Backend) => records.get(backend) ?? [];

/** Names of fields with secrets that the protocol itself sends, once and to the owner. */
const knownNames = new Set([
  "access_token",
  "refresh_token",
  "provider_token",
  "provider_refresh_token",
  "hashed_token",
  "token_type",
  "weak_password",
]);

const suspicious = /password|passwd|secret|hash|salt|token|nonce|hmac|private/i;
const hashes = /\$argon2|\$2[aby]\$\d\d\$|BEGIN [A-Z ]*PRIVATE KEY|"(d|k)"\s*:/;
const jwt = /eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]*/;

/** Returns everything in answers and log lines that must not be there. */
export function leaksIn(answers: Answer[], log: string): string[] {
  const leaks = answers.flatMap(({ body, text }) => [
    ...(hashes.test(text) ? [`answer holds ${hashes.exec(text)?.[0]}`] : []),
    ...namesIn(body).filter((name) => suspicious.test(name) && !knownNames.has(name) && name !== "totp.secret"),
  ]);
  return [...new Set([...leaks, ...leaksInLog(answers, log)])];
}

function leaksInLog(answers: Answer[], log: string): string[] {
  const secret = answers.flatMap(({ body }) =>
    [body?.refresh_token, body?.totp?.secret, body?.hashed_token, body?.email_otp].filter(
      (value) => typeof value === "string",
    ),
  );
  const found = secret.filter((value) => log.includes(value)).map((value) => `log holds ${value}`);
  for (const pattern of [hashes, jwt, /Wadi [\da-f-]{36}/, /[\w-]+@example\.com/]) {
    const hit = pattern.exec(log);
    if (hit) found.push(`log holds ${hit[0]}`);
  }
  return found;
}

/**
 * Returns the names of all fields, also of nested fields such as those in `totp`. User metadata is left out, because people choose the
 * names of its fields.
 */
function namesIn(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => namesIn(item, path));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = path === "totp" ? `totp.${name}` : name;
    return /^(user_metadata|identity_data)$/.test(name) ? [here] : [here, ...namesIn(inner, name)];
  });
}
