/** A day from a content file as an instant, for formats that require a time. The UAE has no summer time. */
export const atMidnight = (day: string) => `${day}T00:00:00+04:00`;
export const atEndOf = (day: string) => `${day}T23:59:59+04:00`;
