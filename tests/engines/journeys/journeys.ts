import type { Visitor } from "../visitor.ts";

export type Journey = (visitor: Visitor) => Promise<void>;

/** The steps of a visitor, with what the visitor must see. The key describes the journey in a sentence. */
export type Journeys = Record<string, Journey>;
