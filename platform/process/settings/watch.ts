import { z } from "zod";

/** Settings of backups and monitoring. */
export const watchSettings = {
  BACKUP_DIR: z.string().optional().meta({
    description: "The folder of the backups, so that /metrics and /admin/status can tell the age of the newest one.",
    kind: "a folder",
    example: "/var/backups/windtower",
  }),
  BACKUP_PASSPHRASE: passphrase().meta({
    description:
      "Encrypts backups, and opens those that are encrypted. Without it they are lost: keep it elsewhere too.",
    kind: "at least 20 characters, without quotes, backslashes, # and $",
    example: "(Choose five words of your own)",
  }),
  BACKUP_PASSPHRASE_OLD: passphrase().meta({
    description: "Opens backups that were encrypted with an earlier passphrase. Nothing is written with it.",
    kind: "at least 20 characters, without quotes, backslashes, # and $",
    example: "(Take the earlier one)",
  }),
  CERTIFICATE_FILE: z.string().optional().meta({
    description: "The certificate that the proxy shows, so that /metrics and /admin/status can tell its last day.",
    kind: "a file",
    example: "/etc/letsencrypt/live/www.example.com/cert.pem",
  }),
  METRICS_TOKEN: z
    .string()
    .min(24, "must have at least 24 characters.")
    .regex(/^[\x21-\x7e]+$/, "must be letters, digits and signs without spaces.")
    .optional()
    .meta({
      description: "Opens /metrics to whoever sends it as a bearer token. Without it there is no such page.",
      kind: "at least 24 characters without spaces",
      example: "(Make one: `openssl rand -hex 24`)",
    }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .regex(
      /^https?:\/\/[^\s?#@]+$/,
      "must be an address such as http://127.0.0.1:4318, without a query and a password.",
    )
    .refine(URL.canParse, "must be an address such as http://127.0.0.1:4318.")
    .optional()
    .meta({
      description: "A collector of OpenTelemetry (OTLP over HTTP) that gets traces. Without it nothing is traced.",
      kind: "an address without a query and a password",
      example: "http://127.0.0.1:4318",
    }),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(
      /^[\w-]+=[\w%.~+/=-]+(,[\w-]+=[\w%.~+/=-]+)*$/,
      "must be name=value, more by commas, values percent-encoded.",
    )
    .optional()
    .meta({
      description: "Headers that the collector asks for, such as a key. Values are percent-encoded.",
      kind: "name=value, several with commas between them",
      example: "api-key=0123456789",
    }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number("must be a number.")
    .min(0, "must be 0 to 1.")
    .max(1, "must be 0 to 1.")
    .default(1)
    .describe("Which share of requests and messages is traced."),
};

/**
 * Checks a passphrase. Some characters are refused, because systemd, Docker and Node read them differently in a settings file. A backup can
 * be opened only with exactly the same passphrase.
 */
function passphrase() {
  const text = z.string().trim().min(20, "must have at least 20 characters.");
  return text.regex(/^[^"'`\\#$]+$/, "must have no quotes, backslashes, # or $.").optional();
}
