import { z } from "zod";

/** Where the site listens, under which addresses it is known, and where its data are. */
export const siteSettings = {
  PORT: z.coerce
    .number("must be a number.")
    .int("must be a whole number.")
    .min(0, "must be 0 to 65535.")
    .max(65535, "must be 0 to 65535.")
    .default(3000)
    .describe("On which the site listens."),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "must be a host name or an IP address.")
    .optional()
    .describe("On which address: by default this machine only, or all of them once SITE_URL is public."),
  DRAIN_SECONDS: z.coerce
    .number("must be a number.")
    .int("must be a whole number.")
    .min(0, "must be 0 to 60.")
    .max(60, "must be 0 to 60.")
    .default(0)
    .describe(
      "Told to stop, it says so at /servingz and /readyz for so long and still answers: until load balancers have noticed.",
    ),
  DATA_DIR: z.string().default("./data").describe("The folder of the embedded SQLite."),
  SITE_URL: z
    .string()
    .refine(isOrigin, "must be an address such as https://www.example.com, without a path.")
    .optional()
    .describe(
      "Origin of the published site, such as https://www.example.com; the build must have been made for it. Default: http://localhost:PORT.",
    ),
  STATIC_URL: z
    .string()
    .refine(isOrigin, "must be an address such as https://www.example.com, without a path.")
    .optional()
    .describe(
      "Origin of the site's copy on a static host (npm run export), whose forms are then taken; SITE_URL is this server's own, another one.",
    ),
  HSTS_PRELOAD: z
    .enum(["on", "off"], "must be on or off.")
    .default("off")
    .describe("On: browsers may list the site, its subdomains too, as one that is only ever asked by HTTPS."),
  DATABASE_URL: z
    .string()
    .refine(isPostgres, "must start with postgres:// or postgresql://.")
    .optional()
    .describe("A PostgreSQL instead of SQLite, for any number of processes."),
  TRUST_PROXY: z
    .string()
    .regex(/^(none|[1-9])$/, "must be none, or how many proxies of yours stand in front (1 to 9).")
    .default("none")
    .describe("How many proxies of yours stand in front: none, or 1 to 9."),
  EXPERIMENTS: z
    .enum(["on", "off"], "must be on or off.")
    .default("on")
    .describe("off shows everybody the first version of pages that have two; needed behind a CDN that keeps pages."),
  CDN_SECONDS: z.coerce
    .number("must be a number.")
    .int("must be a whole number.")
    .min(0, "must be 0 to 31536000.")
    .max(31_536_000, "must be 0 to 31536000.")
    .default(0)
    .describe(
      "For so long a CDN in front may keep documents and files; then pages have one version. 0: there is none.",
    ),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent.")
    .default("info")
    .describe("debug, info, warn, error or silent; debug has each statement of the database and its time too."),
};

export function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

function isPostgres(value: string): boolean {
  return /^postgres(ql)?:\/\//.test(value) && URL.canParse(value);
}
