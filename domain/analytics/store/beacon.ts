import { type BookingStep, bookingSteps } from "@site/ground/booking-steps.ts";
import { z } from "zod";
import { vitals } from "./vitals-buckets.ts";

/**
 * The schemas of all events that a page may report (see `docs/analytics.md`). Anybody can send such an event, so every text is limited and
 * checked.
 */
const viewKey = z.string().regex(/^[\w.-]{16,64}$/);
const path = z
  .string()
  .max(600)
  .regex(/^\/(?!\/)[^?#\s]*$/);
const whole = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().max(max));
const name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/);
/** Parses a comma-separated list. It has at most one value for each of the web vitals. */
const list = <T>(of: z.ZodType<T, string>) =>
  z
    .string()
    .max(40)
    .transform((text) => text.split(","))
    .pipe(z.array(of).max(vitals.length));
const common = { i: viewKey, p: path };
/** Parses a number that a browser measured, which may have decimals, and rounds it. */
const measured = (max: number) =>
  z
    .string()
    .regex(/^\d{1,12}(?:\.\d{1,20})?$/)
    .transform((text) => Math.min(max, Math.round(Number(text))));
const halfAnHour = 30 * 60_000;

export const steps = ["started", "answered", "copied", "printed", "handed-over"] as const;
export const bookingEvent = <Step extends BookingStep>(step: Step): `booking.${Step}` => `booking.${step}`;
/** The watched shares of a film that are counted, in percent. 0 means that the film was started. */
export const watchedShares = ["0", "25", "50", "75", "100"] as const;

const schema = z.discriminatedUnion("e", [
  z.object({
    ...common,
    e: z.literal("view"),
    r: z.string().max(600).default(""),
    q: z.string().max(600).default(""),
    /** The type of navigation, as one letter: n for navigate, r for reload, b for back_forward, p for prerender. */
    n: z
      .string()
      .max(20)
      .transform((type) => (/^[rbp]/.test(type) ? type.charAt(0) : "n"))
      .default("n"),
    z: z.enum(["true", "false"]).optional(),
    x: z
      .string()
      .regex(/^([a-z0-9-]{1,40}\.[ab])?$/)
      .default(""),
  }),
  z.object({
    ...common,
    e: z.literal("time"),
    t: measured(halfAnHour),
    d: measured(100),
  }),
  z.object({ ...common, e: z.literal("tool"), c: name, s: z.enum(steps) }),
  z.object({ ...common, e: z.literal("booking"), s: z.enum(bookingSteps) }),
  z.object({ ...common, e: z.literal("form"), f: name }),
  z.object({
    ...common,
    e: z.literal("out"),
    /** The target of the link: `tel:`, `mailto:`, the protocol and host of another site, or the path of one of our files. */
    h: z
      .string()
      .max(200)
      .regex(/^(?:[a-z][a-z.+-]{1,20}:|https?:[\p{L}\p{N}.:_-]+|\/[\p{L}\p{N}./_-]+)$/u),
    /** The part of the page in which the link is. It is empty for the header, which has no id. */
    s: z.enum(["bar", "", "page"]).default("page"),
  }),
  z.object({ ...common, e: z.literal("play"), c: name, x: z.enum(watchedShares).default("0") }),
  z
    .object({ ...common, e: z.literal("cwv"), m: list(z.enum(vitals)), x: list(whole(600_000)) })
    .refine(({ m, x }) => m.length === x.length),
]);

export type Beacon = z.infer<typeof schema>;
export type ViewBeacon = Extract<Beacon, { e: "view" }>;

export const maxBeacon = 2048;

/** Parses the body of a beacon. Returns null for anything that our pages do not send. */
export function beaconOf(body: Uint8Array): Beacon | null {
  if (body.byteLength > maxBeacon) return null;
  const fields = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body)));
  return schema.safeParse(fields).data ?? null;
}
