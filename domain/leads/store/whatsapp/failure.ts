/**
 * The numbers of Meta for failures that no later attempt can mend: the day is over, the words are refused, we may not send, or the customer cannot be
 * reached.
 */
const finalCodes = {
  window: [470, 131047],
  template: [132000, 132001, 132005, 132007, 132012, 132015, 132016, 132018],
  blocked: [368, 131031, 131042, 133010],
  unreachable: [131021, 131026, 131049, 131050, 130472, 130497],
  refused: [100, 131008, 131009, 131051],
};

const reasonOf = (code: number) => Object.entries(finalCodes).find(([, codes]) => codes.includes(code))?.[0];

/** Returns a failure as the timeline and the messages store it. The office's page has words for its reason. */
export const failureOf = (code: unknown): string => {
  const number = Number.isSafeInteger(Number(code)) ? Number(code) : 0;
  return `WhatsApp: ${reasonOf(number) ?? "other"} (${number})`;
};

export const isFinal = (code: number): boolean => reasonOf(code) !== undefined;
