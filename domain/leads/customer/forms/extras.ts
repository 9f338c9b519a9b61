import * as z from "zod/mini";
import { honeypot } from "./honeypot.ts";

/**
 * These are the hidden fields of a form. The visitor did not type them, so a broken one counts as missing and never causes a problem for the visitor.
 */
export const limitsOfExtras = { origin: 2048, pages: 4096, calculation: 8192, proof: 300, path: 200 } as const;

const path = z.string().check(z.maxLength(limitsOfExtras.path), z.regex(/^\/[\p{L}\p{N}/%._-]*$/u));

const json = <T extends z.ZodMiniType>(max: number, inner: T) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(max)),
      z.transform((text) => parsed(text)),
    ),
    inner,
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const short = z.string().check(z.maxLength(limitsOfExtras.path));

/** Tells where the visit began. */
const originSchema = z.object({
  /** The path of the first page. */
  landing: z.catch(path, ""),
  /** The referrer is the address of another site, without its query. It may be empty. */
  referrer: z.catch(short, ""),
  /** The campaign parameters of the first page, unchanged: utm_source, gclid and others. */
  campaign: z.catch(z.record(short, short), {}),
  /** A page on trial has two versions. This names the version that the visitor saw. */
  variant: z.catch(z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}\.[ab]$/))), undefined),
});
export type Origin = z.infer<typeof originSchema>;
const noOrigin: Origin = { landing: "", referrer: "", campaign: {} };

const ticked = z.catch(
  z.pipe(
    z.literal(["on", "1", "true"]),
    z.transform(() => true),
  ),
  false,
);

export const extrasSchema = z.object({
  /** The idempotency key. If a form is sent twice, both have the same key. */
  key: z.catch(z.nullable(z.uuid()), null),
  page: z.catch(path, ""),
  origin: z.catch(json(limitsOfExtras.origin, originSchema), noOrigin),
  /** The pages that were visited. They are sent only if the visitor ticked `share`. */
  pages: z.catch(json(limitsOfExtras.pages, z.array(path)), []),
  share: ticked,
  offers: ticked,
  /** The milliseconds since the form was first used. It is null if no script ran. */
  elapsed: z.catch(z.nullable(z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number))), null),
  /** The calculation that the visitor sends with the enquiry. */
  calculation: z.catch(z.nullable(json(limitsOfExtras.calculation, z.record(z.string(), z.json()))), null),
  /** The proof of work (see proof.ts). */
  proof: z.catch(z.string().check(z.maxLength(limitsOfExtras.proof)), ""),
  [honeypot]: z.catch(z.string(), ""),
});
export type Extras = z.infer<typeof extrasSchema>;
