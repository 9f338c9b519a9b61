import { z } from "zod";
import { embeddedAuthSettings } from "#platform/identity/settings.ts";
import { isOrigin } from "./site.ts";

/** Settings of the sign-in, by the site itself or by a hosted backend. */
export const signInSettings = {
  STAFF_MFA: z
    .enum(["on", "off"], "must be on or off.")
    .default("on")
    .describe("off: colleagues sign in without a second step."),
  SUPABASE_URL: z.string().refine(isOrigin, "must be an address such as https://abc.supabase.co.").optional().meta({
    description:
      "A hosted backend for sign-in. Without it the site does this itself. It needs the anonymous key and the service role's key.",
    kind: "the origin of a site: scheme, host and port, without a path",
    example: "https://abc.supabase.co",
  }),
  SUPABASE_ANON_KEY: z.string().optional().meta({
    description: "What browsers ask the hosted backend with.",
    kind: "text",
    example: "(The backend gives it)",
  }),
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(32, "must have at least 32 characters.").optional().meta({
    description:
      "With a hosted backend: the key with which colleagues are invited and accounts are deleted. With the built-in sign-in: whoever has it can use /auth/v1/admin.",
    kind: "at least 32 characters",
    example: "(The backend gives it)",
  }),
  SUPABASE_JWT_SECRET: z.string().min(32, "must have at least 32 characters.").optional().meta({
    description:
      "The hosted backend's secret for tokens. It is needed only where the backend signs them with a shared secret.",
    kind: "at least 32 characters",
    example: "(The backend gives it)",
  }),
  ...embeddedAuthSettings,
};
