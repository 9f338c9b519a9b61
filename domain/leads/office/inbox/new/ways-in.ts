/** The ways in which an enquiry comes that a colleague writes down. */
export const waysIn = ["phone", "walk-in", "whatsapp"] as const;
