import { dataDir, origin, port } from "./origin.ts";

/** The settings of the built site for browser tests: its own data folder, and no limits that the tests would soon reach. */
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
  // This allows addresses on this machine, where the tests' push service is.
  WEBHOOK_ALLOW_PRIVATE: "on",
};
