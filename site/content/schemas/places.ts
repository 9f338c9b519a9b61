import { z } from "zod";
import { pageRef } from "./common.ts";
import { localisedLine } from "./company.ts";

const trade = localisedLine.extend({ service: pageRef, nearMe: pageRef.optional() });

/** The trades for which a city can have a page, in groups. The key of a trade is the end of the page's address: `plumbing` for /sharjah/plumbing. */
export const trades = z.record(
  z.string(),
  z.strictObject({ name: localisedLine, trades: z.record(z.string(), trade) }),
);

/** The names of the districts, in the order in which they lie on the map. */
export const districts = z.record(z.string(), localisedLine);
