/**
 * Tells whether visitors are asked for Google Analytics: then the footer says that the choice stands in the privacy notice. The build takes the
 * settings away and keeps this one fact.
 */
export const isGoogleAsked = (): boolean =>
  process.env.GOOGLE_ASKED === "1" || Boolean(process.env.GA4_MEASUREMENT_ID && process.env.GA4_API_SECRET);
