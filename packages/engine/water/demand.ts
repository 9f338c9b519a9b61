import { keysOf } from "@site/typed";
import type { SourcedData } from "./sources.ts";

export interface Kind {
  /** Litres a day per person, bed, pupil or meal. `water` is all water, `hot` is hot water at 60 °C. */
  water: SourcedData & { value: number };
  hot: SourcedData & { value: number };
  /** The use of the fixtures is private or public. Their fixture units depend on it. */
  fixtures: "private" | "public";
}

const guess = (value: number) => ({ value, source: "practice", confidence: "low" }) as const;

export const kinds = {
  villa: {
    water: { value: 350, source: "villas", confidence: "medium" },
    hot: { value: 40, source: "hotWater", confidence: "medium" },
    fixtures: "private",
  },
  flats: {
    water: guess(200),
    hot: { value: 40, source: "hotWater", confidence: "medium" },
    fixtures: "private",
  },
  staff: { water: { value: 90, source: "bs6700", confidence: "medium" }, hot: guess(30), fixtures: "public" },
  hotel: { water: { value: 450, source: "abuDhabiGuide", confidence: "medium" }, hot: guess(80), fixtures: "private" },
  office: { water: { value: 40, source: "bs6700", confidence: "high" }, hot: guess(5), fixtures: "public" },
  school: { water: { value: 20, source: "bs6700", confidence: "high" }, hot: guess(3), fixtures: "public" },
  restaurant: { water: { value: 7, source: "bs6700", confidence: "high" }, hot: guess(4), fixtures: "public" },
} as const satisfies Record<string, Kind>;
export type KindId = keyof typeof kinds;
export const kindIds = keysOf(kinds);
