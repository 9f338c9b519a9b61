/**
 * Tells whether visitors are asked for Google Analytics. If so, the footer says that the choice is in the privacy notice. The build removes the
 * settings and keeps this one fact.
 */
export const isGoogleAsked = (): boolean =>
  process.env.GOOGLE_ASKED === "1" || Boolean(process.env.GA4_MEASUREMENT_ID && process.env.GA4_API_SECRET);
