import * as z from "zod/mini";
import { honeypot } from "./honeypot.ts";

/**
 * The longest allowed values of the hidden fields, in characters. The visitor did not type these fields, so a field with an invalid value
 * counts as missing and never shows an error.
 */
export const limitsOfExtras = { origin: 2048, pages: 4096, calculation: 8192, proof: 300, path: 200 } as const;

const path = z.string().check(z.maxLength(limitsOfExtras.path), z.regex(/^\/(?!\/)[\p{L}\p{N}/%._-]*$/u));

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

/** The schema of the visitor's origin: how the visit of the site began. */
const originSchema = z.object({
  /** The path of the first page of the visit. */
  landing: z.catch(path, ""),
  /** The address of the site from which the visitor came, without its query. It may be empty. */
  referrer: z.catch(short, ""),
  /** The campaign parameters in the address of the first page, such as utm_source or gclid. */
  campaign: z.catch(z.record(short, short), {}),
  /** The version that the visitor saw of a page on trial, such as `promise.b`. */
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
  /** The idempotency key. If a form is sent twice, the key is the same. */
  key: z.catch(z.nullable(z.uuid()), null),
  page: z.catch(path, ""),
  origin: z.catch(json(limitsOfExtras.origin, originSchema), noOrigin),
  /** The paths of the visited pages. They are sent only if the visitor agreed to that with the field `share`. */
  pages: z.catch(json(limitsOfExtras.pages, z.array(path)), []),
  share: ticked,
  offers: ticked,
  /** The milliseconds from the opening of the page to the sending of the form. It is null if no script ran. */
  elapsed: z.catch(z.nullable(z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number))), null),
  calculation: z.catch(z.nullable(json(limitsOfExtras.calculation, z.record(z.string(), z.json()))), null),
  /** The solution of the proof of work (see proof.ts). */
  proof: z.catch(z.string().check(z.maxLength(limitsOfExtras.proof)), ""),
  [honeypot]: z.catch(z.string(), ""),
});
export type Extras = z.infer<typeof extrasSchema>;
