import { type CustomerField, fieldNames, isColumn, isDetail } from "./enquiry-fields.ts";

/**
 * The fields about a customer and the work: first those with a column of their own, then the keys of the column
 * `details`. An unknown value is null or empty.
 */
export const customerColumns = [...fieldNames.filter(isColumn), "locale" as const];
export const customerDetails = fieldNames.filter(isDetail);

/** The fields that a colleague corrects. A field that is not in the record stays unchanged. */
export type Customer = Partial<Record<CustomerField, string>>;

export interface Change {
  field: CustomerField;
  from: string;
  to: string;
}
