import { recordOf } from "@site/typed";
import { z } from "zod";
import { line, pageRef } from "./common.ts";

/** The visitor can answer these: the kind of property, the number of its AC units, and the most important wish. */
export const chooserOptions = {
  property: ["flat", "villa", "work"],
  units: ["few", "some", "many"],
  wish: ["fault", "season", "bill", "knowledge"],
} as const;
export type ChooserQuestion = keyof typeof chooserOptions;
export type Property = (typeof chooserOptions.property)[number];
export type Units = (typeof chooserOptions.units)[number];

const question = <const T extends string>(options: readonly T[]) =>
  z.strictObject({ question: line, options: z.strictObject(recordOf(options, () => line)) });

/** The questions that end in one bundle (the chooser of /bundles). */
export const chooser = z.strictObject({
  heading: line,
  property: question(chooserOptions.property),
  units: question(chooserOptions.units),
  wish: question(chooserOptions.wish),
  /** A bundle answers one wish. It fits all properties and any number of units, unless it names them. */
  answers: z.array(
    z.strictObject({
      page: pageRef,
      wish: z.enum(chooserOptions.wish),
      property: z.array(z.enum(chooserOptions.property)).default([...chooserOptions.property]),
      units: z.array(z.enum(chooserOptions.units)).default([...chooserOptions.units]),
      why: line,
    }),
  ),
  /** The answer where no bundle of this company fits the choices. */
  none: line,
  /** The range of a year, calculated by the maintenance planner. */
  plan: z.strictObject({ label: line, counted: line, change: line }),
  book: line,
});

/** The range of a year of planned visits in an ordinary property, as the maintenance planner calculates it. */
export interface ExamplePlan {
  property: Property;
  units: Units;
  range: string;
  /** The unit of the range, such as AED. */
  unit: string;
  note: string;
  sample: boolean;
  /** The equipment that it is counted with. */
  counted: string;
  /** The planner with this equipment. */
  href: string;
}
