interface Facts {
  /** The customer has written words, and they are stored. */
  hasWords: boolean;
  /** The customer may write words now. */
  mayWrite: boolean;
  /** The office still has to publish the words or to say why it does not. */
  awaitsOffice: boolean;
  /** Everybody sees the words. */
  isPublic: boolean;
  /** The states that may follow. */
  becomes: readonly string[];
}

/** The states of a testimonial, in the usual order. After a withdrawal the words are gone, and the customer may write others. */
export const testimonialStates = {
  requested: { hasWords: false, mayWrite: true, awaitsOffice: false, isPublic: false, becomes: ["received"] },
  received: {
    hasWords: true,
    mayWrite: false,
    awaitsOffice: true,
    isPublic: false,
    becomes: ["published", "refused", "withdrawn"],
  },
  published: {
    hasWords: true,
    mayWrite: false,
    awaitsOffice: false,
    isPublic: true,
    becomes: ["refused", "withdrawn"],
  },
  refused: {
    hasWords: true,
    mayWrite: false,
    awaitsOffice: false,
    isPublic: false,
    becomes: ["published", "withdrawn"],
  },
  withdrawn: { hasWords: false, mayWrite: true, awaitsOffice: false, isPublic: false, becomes: ["received"] },
} as const satisfies Record<string, Facts>;

export type TestimonialState = keyof typeof testimonialStates;

export function mayBecome(from: TestimonialState, to: TestimonialState): boolean {
  const next: readonly TestimonialState[] = testimonialStates[from].becomes;
  return next.includes(to);
}

/** The only reasons for which the office may refuse to publish a testimonial. A bad opinion is no reason. */
export const refusalReasons = ["insult", "others", "not-our-work", "advertisement"] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** How a customer is named beside the words: by first name and initial, or not at all. */
export const namings = ["initial", "none"] as const;
