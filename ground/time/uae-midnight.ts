/** A day of the content as an instant, for readers that require one. The UAE has no summer time. */
export const atMidnight = (day: string) => `${day}T00:00:00+04:00`;
export const atEndOf = (day: string) => `${day}T23:59:59+04:00`;
