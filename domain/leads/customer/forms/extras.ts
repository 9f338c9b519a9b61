import * as z from "zod/mini";
import { honeypot } from "./honeypot.ts";

/** Hidden fields of a form. The visitor did not type them, so they never cause a problem for the visitor: broken ones count as missing. */
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

/** Where the visit began. */
const originSchema = z.object({
  /** Path of the first page. */
  landing: z.catch(path, ""),
  /** The referrer: another site's address without its query, or empty. */
  referrer: z.catch(short, ""),
  /** Campaign parameters of the first page: utm_source, gclid, … unchanged. */
  campaign: z.catch(z.record(short, short), {}),
  /** The version of a page of which there are two. */
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
  /** Idempotency key: a form that is sent twice has the same one. */
  key: z.catch(z.nullable(z.uuid()), null),
  page: z.catch(path, ""),
  origin: z.catch(json(limitsOfExtras.origin, originSchema), noOrigin),
  /** Pages visited; sent only if the visitor ticked `share`. */
  pages: z.catch(json(limitsOfExtras.pages, z.array(path)), []),
  share: ticked,
  offers: ticked,
  /** Milliseconds since the form was first used; null without a script. */
  elapsed: z.catch(z.nullable(z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number))), null),
  /** The calculation that the request carries. */
  calculation: z.catch(z.nullable(json(limitsOfExtras.calculation, z.record(z.string(), z.json()))), null),
  /** Proof of work, see proof.ts. */
  proof: z.catch(z.string().check(z.maxLength(limitsOfExtras.proof)), ""),
  [honeypot]: z.catch(z.string(), ""),
});
export type Extras = z.infer<typeof extrasSchema>;
