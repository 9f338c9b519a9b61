import type { Visitor } from "../visitor.ts";

export type Journey = (visitor: Visitor) => Promise<void>;

/** The steps of a visitor and what they must see, by a sentence that describes them. */
export type Journeys = Record<string, Journey>;
