import type { FieldOf } from "@site/ground/enquiry-fields.ts";
import * as z from "zod/mini";
import { schemaOf } from "./enquiry-schema.ts";

/** The schema of the call-back form. Its keys are in the order of the fields on the page. */
export const callbackSchema = z.object({
  name: schemaOf("callback", "name"),
  phone: schemaOf("callback", "phone"),
  time: schemaOf("callback", "time"),
  service: schemaOf("callback", "service"),
  message: schemaOf("callback", "message"),
} satisfies Record<FieldOf<"callback">, z.ZodMiniType>);
export type Callback = z.infer<typeof callbackSchema>;
