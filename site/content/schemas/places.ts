import { z } from "zod";
import { pageRef } from "./common.ts";
import { localised } from "./company.ts";

const trade = localised.extend({ service: pageRef, nearMe: pageRef.optional() });

/** The trades of a city's pages, in groups, by the end of their pages' addresses. */
export const trades = z.record(z.string(), z.strictObject({ name: localised, trades: z.record(z.string(), trade) }));

/** The names of districts, in the order in which they lie on the map. */
export const districts = z.record(z.string(), localised);
