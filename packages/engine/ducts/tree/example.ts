import type { SectionInput, TreeInput } from "./input.ts";

/** A section without fittings that continues the previous section. */
export const plainSection: SectionInput = {
  from: "straight",
  length: 5,
  bend: "smooth",
  bends: 0,
  dampers: 0,
  fire: 0,
  other: 0,
};

const outlet = { ...plainSection, from: "branch90", length: 3, bends: 1, dampers: 1, flow: 150 } as const;

/** The supply duct of an office floor: a main with one outlet on the way and two at its end, and a branch with two more outlets. */
export const exampleTree: TreeInput = {
  method: "friction",
  flowUnit: "ls",
  friction: 0.8,
  place: "ceiling",
  quiet: "rc35",
  shape: "rectangular",
  endShape: "round",
  material: "galvanised",
  endMaterial: "galvanised",
  height: 300,
  rounds: "en1506",
  step: "by50",
  outlet: 25,
  machine: 0,
  tolerance: 1,
  temperature: 15,
  elevation: 10,
  sections: [
    { ...plainSection, length: 8, bends: 2, fire: 1 },
    { ...outlet, after: 1 },
    { ...plainSection, after: 1, length: 6 },
    { ...plainSection, after: 3, from: "branch45", length: 10, bends: 1, dampers: 1 },
    { ...plainSection, after: 4, length: 5, flow: 120, bends: 1 },
    { ...outlet, after: 4, flow: 120 },
    { ...plainSection, after: 3, length: 6 },
    { ...outlet, after: 7 },
    { ...plainSection, after: 7, length: 6, flow: 150, bends: 1, dampers: 1 },
  ],
};
