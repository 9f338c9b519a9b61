import { keysOf } from "@site/typed";
/** All diagrams: the names of the labels in each drawing, and the number of its numbered points. */
export const diagrams = {
  "split-unit": {
    labels: ["room", "outdoors", "indoorUnit", "outdoorUnit", "coolAir", "warmAir", "toCompressor", "toCoil"],
    steps: 6,
  },
  "district-cooling": {
    labels: ["plant", "supply", "return", "station", "flat", "building", "fanCoil"],
    steps: 6,
  },
  "amc-visit": {
    labels: ["ceiling", "returnAir", "supplyAir", "indoorUnit", "outdoorUnit", "thermostat"],
    steps: 8,
  },
  "refrigerant-cycle": {
    labels: [
      "highSide",
      "lowSide",
      "condenser",
      "expansion",
      "evaporator",
      "compressor",
      "hotGas",
      "liquid",
      "mixture",
      "coolGas",
      "heatOut",
      "heatIn",
    ],
    steps: 4,
  },
  "fresh-air-path": {
    labels: ["outdoorAir", "unit", "duct", "supplyAir", "returnAir", "exhaust", "room"],
    steps: 7,
  },
  "solar-on-grid": {
    labels: ["sun", "panels", "direct", "inverter", "board", "alternating", "meter", "grid", "home"],
    steps: 7,
  },
} as const;

export type DiagramName = keyof typeof diagrams;
export type LabelOf<N extends DiagramName> = (typeof diagrams)[N]["labels"][number];

export const diagramNames = keysOf(diagrams);
