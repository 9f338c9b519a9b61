import { z } from "zod";
import { hero, line, markdown, pageHead, pageRef } from "./common.ts";
import { section } from "./sections.ts";

/** The help page for visitors in a hurry: all symptoms, and the other services to call. */
export const help = z.strictObject({ ...pageHead, hero, heading: line, sections: z.array(section).default([]) });

/** The answers that the page of a fault begins with, and that a sheet over any other page shows as well. */
const sheet = z.strictObject({
  /** It stands before everything else, because it may save a life. */
  danger: line.max(110),
  /** Things that take a minute each and that a layman can do without danger. */
  checks: z.array(line.max(90)).length(3),
  /** The words for somebody whose fault is gone after the checks. A fault that needs a repair even then has none. */
  solved: z.strictObject({ label: line.max(30), text: line }).optional(),
  whose: z.strictObject({
    question: line.max(90),
    intro: markdown.optional(),
    answers: z
      .array(z.strictObject({ find: line.max(60), whose: line }))
      .min(2)
      .max(5),
  }),
});
export type SymptomAnswers = z.infer<typeof sheet>;

/** The page of a fault says what is dangerous, what to check, who is responsible, when to call at once, and what to do now. */
export const symptom = z
  .strictObject({
    ...pageHead,
    hero,
    sheet,
    sections: z.array(section).min(2),
    related: z.array(pageRef).min(1).max(3),
  })
  .refine(
    ({ sections: [signs, steps] }) => signs?.kind === "list" && signs.mark === "warn" && steps?.kind === "steps",
    {
      path: ["sections"],
      message: "must begin with a list marked warn (when to call at once) and steps (what to do now)",
    },
  );

export const coolings = ["split", "ducted", "vrf", "fan-coil"] as const;
export type Cooling = (typeof coolings)[number];

/** A page that asks a few questions and then names the kind of cooling that a visitor has. */
export const chooser = z.strictObject({
  ...pageHead,
  hero,
  choose: z.strictObject({
    heading: line,
    questions: z.array(
      z.strictObject({ text: line, answers: z.array(z.strictObject({ text: line, to: z.enum(coolings).optional() })) }),
    ),
  }),
  kinds: z.partialRecord(
    z.enum(coolings),
    z.strictObject({
      name: line,
      picture: z.string(),
      signs: line,
      who: z.array(z.strictObject({ who: line, what: line })).min(2),
      related: z.array(pageRef).min(1).max(3),
    }),
  ),
});
