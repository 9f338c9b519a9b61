import { z } from "zod";
import { line } from "./common.ts";

const both = z.strictObject({ en: line.max(100), ar: line.max(100) });
const id = z.string().regex(/^[a-z-]{2,30}$/);

const list = z.strictObject({
  kinds: z.array(z.enum(["survey", "job", "service", "callback"])).optional(),
  services: z.array(line).optional(),
  checks: z.array(z.strictObject({ id, text: both })).min(1),
  readings: z.array(z.strictObject({ id, unit: line.max(10), text: both })),
});

/** The points that technicians check and measure, by kind of visit and service. One list has neither, so it fits every visit. */
export const visitChecklists = z
  .strictObject({ lists: z.record(id, list) })
  .refine(({ lists }) => Object.values(lists).some(({ kinds, services }) => !kinds && !services), {
    error: "One list has to fit every visit: one without kinds and services.",
  });
