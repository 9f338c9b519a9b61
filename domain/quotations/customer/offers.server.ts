import { db } from "#platform/db/db.ts";
import { offersOfRequest } from "../store/read.ts";

/** The quotations that the page of a request leads to. */
export const offersFor = async (requestId: string) =>
  (await offersOfRequest(await db(), requestId)).map(({ number, follow_key }) => ({
    number: number ?? "",
    key: follow_key,
  }));
