import { z } from "zod";

const origin = z.url().refine((value) => {
  const { protocol, hostname, origin } = new URL(value);
  return value === origin && (protocol === "https:" || hostname === "localhost" || hostname === "127.0.0.1");
}, "must be an https:// address without a path.");
const name = z.string().regex(/^[A-Za-z0-9][\w./-]*$/, "must be a plain name.");

const schema = z.object({
  EDITOR_URL: origin,
  EDITOR_SECRET: z.string().min(32, "must have at least 32 characters, the same as the site's."),
  SITE_URL: origin,
  EDITOR_REMOTE: name.default("origin"),
  EDITOR_BRANCH: name,
});
export type Settings = z.infer<typeof schema>;

/**
 * Reads the settings. All of them are required, because nobody may be let in without the secret. If one is missing, the editor does not
 * start.
 */
export function settingsFrom(env: Record<string, string | undefined>): Settings {
  const values = Object.fromEntries(Object.keys(schema.shape).map((key) => [key, env[key] || undefined]));
  const { data, error } = schema.safeParse(values);
  if (data) return data;
  const said = error.issues.map(
    ({ path, message, code }) => `${path.join()} ${code === "invalid_type" ? "is missing." : message}`,
  );
  throw new Error(`The editor online needs its settings (docs/editing/online.md):\n${said.join("\n")}`);
}
