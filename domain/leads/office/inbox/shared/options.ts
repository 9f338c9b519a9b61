export const statuses = ["new", "contacted", "quoted", "won", "lost"] as const;
export const kinds = ["contact", "quote", "callback", "booking", "whatsapp", "phone", "walk-in"] as const;

export const lostReasons = ["price", "timing", "no-answer", "area", "not-our-work", "withdrawn", "other"] as const;
