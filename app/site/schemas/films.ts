import { z } from "zod";
import { diagramNames } from "../diagrams.ts";
import { hero, line, pageHead, pageRef } from "./common.ts";
import { section } from "./sections.ts";

/** The list of all films, in the order in which they stand there, and the words that every film has. */
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
    /** The link from a still diagram. */
    watch: line.max(30),
  }),
  sections: z.array(section).default([]),
});

/** A diagram set in motion: its steps and labels are those of the diagram. */
export const film = z.strictObject({
  ...pageHead,
  hero,
  diagram: z.enum(diagramNames),
  learn: z.strictObject({ heading: line.max(90), items: z.array(line).min(3).max(6) }),
  related: z.array(pageRef).min(2).max(6),
});
