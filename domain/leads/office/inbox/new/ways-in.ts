/** How somebody comes whose request a colleague writes down. */
export const waysIn = ["phone", "walk-in", "whatsapp"] as const;
