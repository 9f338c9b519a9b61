import { dataDir, origin, port } from "./origin.ts";

/** The settings of the built site for browser tests: a data folder of its own, and no limits that a suite would soon reach. */
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
