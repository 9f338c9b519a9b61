import type { RequestField } from "@site/ground/request-fields.ts";

/** These say who asks; the others say what is wanted. */
export const ofPerson = ["name", "phone", "email"] as const satisfies RequestField[];
export const isOfPerson = (name: RequestField) => ofPerson.some((one) => one === name);
