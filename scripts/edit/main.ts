import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { serve } from "@hono/node-server";
import { startPreview } from "./preview.ts";
import { editor } from "./web/app.ts";

/** `npm run edit`: the content editor, for this machine's own browser only. */
const { values } = parseArgs({
  options: { port: { type: "string", default: "3200" }, "no-preview": { type: "boolean", default: false } },
});
const key = randomBytes(24).toString("base64url");
const preview = values["no-preview"] ? undefined : startPreview();
let port = Number(values.port);
const app = editor({ key, port: () => port, preview: preview?.origin });
const server = serve({ fetch: app.fetch, port, hostname: "127.0.0.1" }, (address) => {
  port = address.port;
  console.log(`The content editor: http://127.0.0.1:${port}/?key=${key}`);
  console.log("It answers only on this machine. Stop it with Ctrl+C.");
});

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    preview?.stop();
    server.close();
    process.exit(0);
  });
