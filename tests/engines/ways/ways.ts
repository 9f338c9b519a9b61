import type { Visitor } from "../visitor.ts";

export type Way = (visitor: Visitor) => Promise<void>;

/** What a visitor does and must see, by a sentence that says it. */
export type Ways = Record<string, Way>;
