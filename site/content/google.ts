/**
 * Tells whether visitors are asked about Google Analytics. If so, the footer says that the privacy notice has the choice. The build sets
 * GOOGLE_ASKED, because it removes the other two settings.
 */
export const isGoogleAsked = (): boolean =>
  process.env.GOOGLE_ASKED === "1" || Boolean(process.env.GA4_MEASUREMENT_ID && process.env.GA4_API_SECRET);
