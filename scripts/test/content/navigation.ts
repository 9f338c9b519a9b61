import { z } from "zod";
import { pageRef } from "#site/content/schemas/common.ts";

/** The schema of the menus. The site's own schema is private and ignores missing pages; here a wrong id is an error. */
export const navigation = z.record(
  z.enum(["services", "solutions", "places", "company"]),
  z.record(z.string(), z.array(pageRef)),
);
