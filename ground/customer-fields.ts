import { type CustomerField, fieldNames, isColumn, isDetail } from "./enquiry-fields.ts";

/** Columns and details about the customer and what they want; null or empty if unknown. */
export const customerColumns = [...fieldNames.filter(isColumn), "locale" as const];
export const customerDetails = fieldNames.filter(isDetail);

/** The fields that a colleague corrects; a field that is left out stays. */
export type Customer = Partial<Record<CustomerField, string>>;

export interface Change {
  field: CustomerField;
  from: string;
  to: string;
}
