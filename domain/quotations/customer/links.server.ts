import { db } from "#platform/db/db.ts";
import { quotationsOfEnquiry } from "../store/read.ts";

/** The quotations that are linked on the page of an enquiry. */
export const quotationsFor = async (enquiryId: string) =>
  (await quotationsOfEnquiry(await db(), enquiryId)).map(({ number, follow_key }) => ({
    number: number ?? "",
    key: follow_key,
  }));
