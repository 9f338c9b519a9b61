import { z } from "zod";
import { isOrigin } from "./site.ts";

/** Settings of the content editor, if it is online. */
export const editorSettings = {
  EDITOR_URL: z
    .string()
    .refine(isOrigin, "must be an address such as https://edit.example.com, without a path.")
    .optional()
    .meta({
      description:
        "Where the content editor stands online. Without it the office leads to no editor. It is set together with EDITOR_SECRET.",
      kind: "the origin of a site: scheme, host and port, without a path",
      example: "https://edit.example.com",
    }),
  EDITOR_SECRET: z.string().min(32, "must have at least 32 characters.").optional().meta({
    description: "With it the editor knows whom the office let through. The editor has the same one.",
    kind: "at least 32 characters",
    example: "(Make one: `openssl rand -base64 32`)",
  }),
};
