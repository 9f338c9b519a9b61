import { dataDir, origin, port } from "./origin.ts";

/** How the built site is set for browser tests: on a data folder of its own, without the limits that a suite would soon meet. */
export const serverEnv = {
  NODE_ENV: "production",
  PORT: String(port),
  SITE_URL: origin,
  DATA_DIR: dataDir,
  LOG_LEVEL: "error",
  FORM_LIMIT_PER_HOUR: "100000",
  COMPUTE_SECONDS_PER_MINUTE: "100000",
  AUTH_LIMITS: "off",
  STAFF_MFA: "off",
  // The push service of a test is on this machine.
  WEBHOOK_ALLOW_PRIVATE: "on",
};
