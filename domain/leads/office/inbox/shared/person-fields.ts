import type { EnquiryField } from "@site/ground/enquiry-fields.ts";

/** The fields that say who the customer is. All other fields say what the customer wants. */
export const ofPerson = ["name", "phone", "email"] as const satisfies EnquiryField[];
export const isOfPerson = (name: EnquiryField) => ofPerson.some((one) => one === name);
