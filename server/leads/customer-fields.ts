/** Columns and details that say who the customer is and what they want; null or empty if unknown. */
export const customerColumns = ["name", "phone", "email", "message", "service", "place", "locale"] as const;
export const customerDetails = ["area", "property", "size", "urgency", "channel", "time"] as const;
export type CustomerField = (typeof customerColumns)[number] | (typeof customerDetails)[number];

/** What a colleague corrects; a field that is left out stays. */
export type Customer = Partial<Record<CustomerField, string>>;

export interface Change {
  field: CustomerField;
  from: string;
  to: string;
}
