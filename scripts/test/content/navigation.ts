import { z } from "zod";
import { pageRef } from "#app/site/schemas/common.ts";

/** The menus' file. The site's own schema is private to its reader, which leaves out what does not exist; here a wrong id is a mistake. */
export const navigation = z.record(
  z.enum(["services", "solutions", "places", "company"]),
  z.record(z.string(), z.array(pageRef)),
);
