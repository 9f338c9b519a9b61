import type { BookingStep } from "@site/ground/booking-steps.ts";

/** The way from the open sheet to the visit. Each step is a share of the one before. */
export const bookingWay = ["opened", "time", "sent", "booked"] as const satisfies readonly BookingStep[];
type OnTheWay = (typeof bookingWay)[number];
export type BesideTheWay = Exclude<BookingStep, OnTheWay>;

/** The steps beside the way, and the step of which each is a share. */
export const besideTheWay = {
  "works-again": "opened",
  unbooked: "sent",
  refused: "sent",
} as const satisfies Record<BesideTheWay, OnTheWay>;

/** How often the form was sent says how many enquiries there were. These steps come before that. */
export const beforeSending: readonly string[] = ["opened", "works-again", "time"] satisfies BookingStep[];
