import { db } from "#platform/db/db.ts";
import { quotationsOfEnquiry } from "../store/read.ts";

/** Returns the quotations for the page of an enquiry, which links to them. */
export const quotationsFor = async (enquiryId: string) =>
  (await quotationsOfEnquiry(await db(), enquiryId)).map(({ number, follow_key }) => ({
    number: number ?? "",
    key: follow_key,
  }));
