/** The ways in which a customer can send an enquiry that a colleague then records. */
export const waysIn = ["phone", "walk-in", "whatsapp"] as const;
