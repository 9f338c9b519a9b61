/** How far a visitor came with a booking, from the open sheet on. The sheet tells these steps, and the statistics count them. */
export const bookingSteps = ["opened", "works-again", "time", "sent", "booked", "unbooked", "refused"] as const;
export type BookingStep = (typeof bookingSteps)[number];
