/** The class names are written in full, because Tailwind does not find names that code puts together. */
const fills = {
  clay: "fill-clay",
  brick: "fill-brick",
  umber: "fill-umber",
  amber: "fill-amber",
  violet: "fill-violet",
  sky: "fill-sky",
  blue: "fill-blue",
  aqua: "fill-aqua",
  teal: "fill-teal",
  slate: "fill-slate",
} as const;
export type Colour = keyof typeof fills;

const strokes: Record<Colour, string> = {
  clay: "stroke-clay",
  brick: "stroke-brick",
  umber: "stroke-umber",
  amber: "stroke-amber",
  violet: "stroke-violet",
  sky: "stroke-sky",
  blue: "stroke-blue",
  aqua: "stroke-aqua",
  teal: "stroke-teal",
  slate: "stroke-slate",
};

export const fill = (colour: Colour) => fills[colour];
export const stroke = (colour: Colour) => strokes[colour];

export const heat = [
  "fill-heat-1",
  "fill-heat-2",
  "fill-heat-3",
  "fill-heat-4",
  "fill-heat-5",
  "fill-heat-6",
  "fill-heat-7",
] as const;
