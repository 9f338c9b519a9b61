import { z } from "zod";
import { pageRef } from "#site/content/schemas/common.ts";

/** The schema of the menus. The site's own schema is not exported and ignores missing pages. In this one an unknown page id is an error. */
export const navigation = z.record(
  z.enum(["services", "solutions", "places", "company"]),
  z.record(z.string(), z.array(pageRef)),
);
