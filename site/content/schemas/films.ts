import { keysOf } from "@site/typed";
import { z } from "zod";
import plans from "#art/films.json" with { type: "json" };
import { diagramNames } from "../diagrams.ts";
import { date, hero, line, pageHead, pageRef } from "./common.ts";
import { section } from "./sections.ts";

/** The list of all films, in their order, and the words that every film has. */
export const films = z.strictObject({
  ...pageHead,
  hero,
  heading: line,
  films: z.array(pageRef).min(1),
  words: z.strictObject({
    pause: line.max(20),
    all: line.max(20),
    choose: line.max(40),
    steps: line.max(60),
    further: line.max(40),
    /** The words of the link from a still diagram to its film. */
    watch: line.max(30),
    /** A rendered film as a file; {{size}} is in megabytes. */
    download: line.regex(/\{\{size\}\}/),
  }),
  sections: z.array(section).default([]),
});

const loopNames = keysOf(plans);

/** A film is either a diagram in motion, with the steps of the diagram, or a rendered loop with steps of its own. */
export const film = z
  .strictObject({
    ...pageHead,
    hero,
    diagram: z.enum(diagramNames).optional(),
    loop: z
      .strictObject({
        name: z.enum(loopNames),
        published: date,
        /** Describes the picture for those who do not see it. */
        description: line.max(220),
        /** The title is the caption, which is shown while its part is lit up. Title and text also stand below the film. */
        steps: z.array(z.strictObject({ title: line.max(50), text: line.max(260) })),
      })
      .refine(({ name, steps }) => steps.length === plans[name].spots.length, {
        path: ["steps"],
        message: "must be as many as the spots of the loop in art/films.json",
      })
      .optional(),
    learn: z.strictObject({ heading: line.max(90), items: z.array(line).min(3).max(6) }),
    related: z.array(pageRef).min(2).max(6),
  })
  .refine(({ diagram, loop }) => (diagram === undefined) !== (loop === undefined), "needs a diagram or a loop");
