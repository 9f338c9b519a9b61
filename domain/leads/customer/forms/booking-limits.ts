/** The limits of the texts that say where we come to, and how we get in. They have a file of their own, because a page needs no schema. */
export const bookingLimits = { address: 300, access: 300 } as const;
