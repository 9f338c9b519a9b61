import { keysOf } from "@site/typed";
import { z } from "zod";
import plans from "#art/films.json" with { type: "json" };
import { diagramNames } from "../diagrams.ts";
import { date, hero, line, pageHead, pageRef } from "./common.ts";
import { section } from "./sections.ts";

/** The page of all films: the order of the films, and the words that all films share. */
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
    /** The text of the link from a diagram to its film. */
    watch: line.max(30),
    /** The text of the link that downloads a rendered film. {{size}} is the size of the file in megabytes. */
    download: line.regex(/\{\{size\}\}/),
  }),
  sections: z.array(section).default([]),
});

const loopNames = keysOf(plans);

/** A film is either a moving diagram, with the steps of that diagram, or a rendered loop with steps of its own. */
export const film = z
  .strictObject({
    ...pageHead,
    hero,
    diagram: z.enum(diagramNames).optional(),
    loop: z
      .strictObject({
        name: z.enum(loopNames),
        published: date,
        /** Describes the picture for people who cannot see it. */
        description: line.max(220),
        /** The pages of services that begin with this film. */
        opens: z.array(pageRef).default([]),
        /**
         * The steps of the film. While a step's part of the picture is lit up, the title is shown as the caption. Title and
         * text also stand below the film.
         */
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
