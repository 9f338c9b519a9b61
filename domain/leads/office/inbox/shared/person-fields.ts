import type { EnquiryField } from "@site/ground/enquiry-fields.ts";

/** These say who asks; the others say what is wanted. */
export const ofPerson = ["name", "phone", "email"] as const satisfies EnquiryField[];
export const isOfPerson = (name: EnquiryField) => ofPerson.some((one) => one === name);
