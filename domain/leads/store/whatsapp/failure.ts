/**
 * Meta's error codes for failures that another attempt cannot mend: the day for free text is over, the template is refused, we are not
 * allowed to send, or the customer cannot be reached.
 */
const finalCodes = {
  window: [470, 131047],
  template: [132000, 132001, 132005, 132007, 132012, 132015, 132016, 132018],
  blocked: [368, 131031, 131042, 133010],
  unreachable: [131021, 131026, 131049, 131050, 130472, 130497],
  refused: [100, 131008, 131009, 131051],
};

const reasonOf = (code: number) => Object.entries(finalCodes).find(([, codes]) => codes.includes(code))?.[0];

/** Returns an error code as text for the timeline. The office's page has a text for each reason. */
export const failureOf = (code: unknown): string => {
  const number = Number.isSafeInteger(Number(code)) ? Number(code) : 0;
  return `WhatsApp: ${reasonOf(number) ?? "other"} (${number})`;
};

export const isFinal = (code: number): boolean => reasonOf(code) !== undefined;
