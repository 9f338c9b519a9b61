import { z } from "zod";

/** Settings of the site's port, its addresses and the place of its data. */
export const siteSettings = {
  PORT: z.coerce
    .number("must be a number.")
    .int("must be a whole number.")
    .min(0, "must be 0 to 65535.")
    .max(65535, "must be 0 to 65535.")
    .default(3000)
    .describe("The port on which the site listens."),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "must be a host name or an IP address.")
    .optional()
    .meta({
      description: "The network address on which the site listens. 0.0.0.0 means all of this machine's addresses.",
      kind: "a host name or an IP address",
      example: "127.0.0.1",
      otherwise: "127.0.0.1 (this machine only), or 0.0.0.0 once SITE_URL is public",
    }),
  DRAIN_SECONDS: z.coerce
    .number("must be a number.")
    .int("must be a whole number.")
    .min(0, "must be 0 to 60.")
    .max(60, "must be 0 to 60.")
    .default(0)
    .describe(
      "A process that is told to stop says so at /servingz and /readyz for so many seconds and still answers everything. Behind a load balancer, set a little more than it takes to notice.",
    ),
  DATA_DIR: z.string().default("./data").meta({
    description:
      "The folder of the embedded SQLite database. Only one process may use a folder; a second one is refused.",
    kind: "a folder",
  }),
  SITE_URL: z
    .string()
    .refine(isOrigin, "must be an address such as https://www.example.com, without a path.")
    .optional()
    .meta({
      description:
        "The public address of the site. The build must have been made for the same address, or the start refuses; a site on localhost starts with any build.",
      kind: "the origin of a site: scheme, host and port, without a path",
      example: "https://www.example.com",
      otherwise: "http://localhost and PORT",
    }),
  STATIC_URL: z
    .string()
    .refine(isOrigin, "must be an address such as https://www.example.com, without a path.")
    .optional()
    .meta({
      description:
        "The address of the site's copy on a static host (npm run export), whose forms this server then takes. SITE_URL is then this server's own address, which must be another one.",
      kind: "the origin of a site: scheme, host and port, without a path",
      example: "https://www.example.com",
    }),
  HSTS_PRELOAD: z
    .enum(["on", "off"], "must be on or off.")
    .default("off")
    .describe(
      "on: Strict-Transport-Security says preload, which hstspreload.org asks for. Browsers then refuse plain HTTP to the domain and to all its subdomains, for good. Set it only when every subdomain has TLS. It needs a SITE_URL with https.",
    ),
  DATABASE_URL: z.string().refine(isPostgres, "must start with postgres:// or postgresql://.").optional().meta({
    description: "A PostgreSQL to use instead of SQLite. Any number of processes may share it.",
    kind: "the address of a PostgreSQL",
    example: "postgres://user:password@host/database",
  }),
  TRUST_PROXY: z
    .string()
    .regex(/^(none|[1-9])$/, "must be none, or how many proxies of yours stand in front (1 to 9).")
    .default("none")
    .meta({
      description:
        "How many proxies of yours stand in front and add to X-Forwarded-For. With none, all visitors behind a proxy share its address and its limits; with too high a number, visitors can invent their address.",
      kind: "none, or a number from 1 to 9",
    }),
  EXPERIMENTS: z
    .enum(["on", "off"], "must be on or off.")
    .default("on")
    .describe(
      "off: everybody sees the first version of pages that have two. Set it behind a CDN that keeps pages without CDN_SECONDS.",
    ),
  CDN_SECONDS: z.coerce
    .number("must be a number.")
    .int("must be a whole number.")
    .min(0, "must be 0 to 31536000.")
    .max(31_536_000, "must be 0 to 31536000.")
    .default(0)
    .describe(
      "For so many seconds a CDN in front may keep documents and files. Pages then have one version, whatever EXPERIMENTS says. 0 means that there is no CDN.",
    ),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent.")
    .default("info")
    .describe(
      "debug, info, warn, error or silent: from where on it is logged. debug also has each statement of the database and where the time of a request went.",
    ),
};

export function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

function isPostgres(value: string): boolean {
  return /^postgres(ql)?:\/\//.test(value) && URL.canParse(value);
}
