import { z } from "zod";
import { hero, line, pageHead, pageRef } from "./common.ts";
import { section } from "./sections.ts";

/** The help page for visitors in a hurry: all symptoms, and the other services to call. */
export const help = z.strictObject({ ...pageHead, hero, heading: line, sections: z.array(section).default([]) });

/** The page of a symptom. It says what to do now, who is responsible, and when to call at once. */
export const symptom = z
  .strictObject({
    ...pageHead,
    hero,
    sections: z.array(section).min(3),
    related: z.array(pageRef).min(1).max(3),
  })
  .refine(({ sections: [first] }) => first?.kind === "steps", {
    path: ["sections"],
    message: "must begin with steps: what to do now",
  });

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
