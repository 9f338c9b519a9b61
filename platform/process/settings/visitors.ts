import { z } from "zod";
import { isOrigin } from "./site.ts";

/** Settings of forms and calculations, and of other companies' services that count visits or find the site. */
export const visitorSettings = {
  SPAM_PROOF: z
    .enum(["on", "off"], "must be on or off.")
    .default("off")
    .describe("on: the browser must do some work before a doubtful form counts as a person's."),
  FORM_LIMIT_PER_HOUR: z.coerce
    .number("must be a number.")
    .int()
    .min(1, "must be at least 1.")
    .default(20)
    .describe("How many forms are taken from one address within an hour. The people of one office share an address."),
  COMPUTE_SECONDS_PER_MINUTE: z.coerce.number("must be a number.").min(1, "must be at least 1.").default(15).meta({
    description:
      "Seconds of processor time within a minute that one address may use for large calculations; twice as much at once. Behind proxies set TRUST_PROXY, or all visitors share them.",
    kind: "a number from 1",
  }),
  ASSISTANTS: z
    .enum(["on", "off"], "must be on or off.")
    .default("on")
    .describe(
      "off: programs such as assistants get no answers. /mcp and /calls are missing, and /openapi.json does not name them (docs/assistants.md).",
    ),
  SCAN_URL: z
    .string()
    .refine(isScanner, "must be tcp://host:port of clamd, or an http:// or https:// address.")
    .optional()
    .meta({
      description: "A virus scanner for CVs and for documents of leads: clamd, or a service that takes files by HTTP.",
      kind: "tcp://host:port, or an address",
      example: "tcp://127.0.0.1:3310",
    }),
  WEEKLY_REPORT: z
    .enum(["on", "off"], "must be on or off.")
    .default("off")
    .describe("on: every Monday the owners get last week's figures of visitors by mail."),
  GA4_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, "must be a measurement id such as G-AB12CD34EF.")
    .optional()
    .meta({
      description:
        "Google Analytics 4 hears of enquiries and of what became of them, if the visitor agreed. It is set together with GA4_API_SECRET.",
      kind: "a measurement id",
      example: "G-AB12CD34EF",
    }),
  GA4_API_SECRET: z
    .string()
    .regex(/^[\w-]{8,100}$/, "must be 8 to 100 letters, digits, _ and -.")
    .optional()
    .meta({
      description: "The secret of Google's Measurement Protocol.",
      kind: "8 to 100 letters, digits, _ and -",
      example: "(Google gives it)",
    }),
  GA4_ENDPOINT: z
    .string()
    .refine(isOrigin, "must be an address such as https://region1.google-analytics.com.")
    .default("https://www.google-analytics.com")
    .meta({
      description: "Where Google Analytics receives. https://region1.google-analytics.com keeps it in the EU.",
      kind: "the origin of a site: scheme, host and port, without a path",
    }),
  GOOGLE_VERIFICATION: z
    .string()
    .regex(
      /^google[0-9a-f]{8,40}\.html$/,
      "must be the name of the file that Search Console offers, such as google1a2b3c4d5e6f7a8b.html.",
    )
    .optional()
    .meta({
      description:
        "Google Search Console: the name of its HTML file. The site answers that file, so Google sees that the site is yours.",
      kind: "a file name",
      example: "google1a2b3c4d5e6f7a8b.html",
    }),
  BING_VERIFICATION: z
    .string()
    .regex(/^[0-9A-Fa-f]{32}$/, "must be the 32 characters between <user> and </user> in BingSiteAuth.xml.")
    .optional()
    .meta({
      description: "Bing Webmaster Tools: the key in its BingSiteAuth.xml. The site answers that file.",
      kind: "32 characters",
      example: "0123456789ABCDEF0123456789ABCDEF",
    }),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, "must be 8 to 128 letters, digits and hyphens.")
    .optional()
    .meta({
      description:
        "A key that you invent. With it `npm run indexnow` tells search engines which pages changed, and the site answers the file with which they check the key. It is public.",
      kind: "8 to 128 letters, digits and hyphens",
      example: "4f0c9a7be21d4b6d9a35c8f7e0b1d264",
    }),
  INDEXNOW_ENDPOINT: z
    .string()
    .refine(isOrigin, "must be an address such as https://www.bing.com.")
    .default("https://api.indexnow.org")
    .meta({
      description: "Where search engines hear of changed pages. It passes them on to the others that share IndexNow.",
      kind: "the origin of a site: scheme, host and port, without a path",
    }),
};

function isScanner(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && (/^https?:$/.test(url.protocol) || (url.protocol === "tcp:" && url.port !== ""));
}
