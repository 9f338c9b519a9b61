import { recordOf } from "@site/typed";
import { z } from "zod";
import { line, pageRef } from "./common.ts";
import { localisedLine } from "./company.ts";

const trade = localisedLine.extend({ service: pageRef, nearMe: pageRef.optional() });

/** The trades for which a city can have a page, in groups. The key of a trade is the end of the page's address: `plumbing` for /sharjah/plumbing. */
export const trades = z.record(
  z.string(),
  z.strictObject({ name: localisedLine, trades: z.record(z.string(), trade) }),
);

/** The names of the districts, in the order in which they lie on the map. */
export const districts = z.record(z.string(), localisedLine);

/** The facts of a place that its pages show large. Where we know the building authority but not who permits each work, a city has `authority`. */
export const placeFactNames = ["cools", "permits", "authority", "supplies"] as const;
const placeFact = localisedLine.extend({ facts: z.array(line).min(1) });

/** The short facts of the cities and districts. `facts` are the ids of the facts behind a line. A district has the lines of its city unless it has its own. */
export const placeFacts = z.record(z.string(), z.strictObject(recordOf(placeFactNames, () => placeFact)).partial());
