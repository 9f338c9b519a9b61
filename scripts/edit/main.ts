import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { serve } from "@hono/node-server";
import { codeOf } from "#server/start-error.ts";
import { siteAccess } from "./online/access.ts";
import { pagesOf } from "./online/preview.ts";
import { openRepository } from "./online/repository.ts";
import { settingsFrom } from "./online/settings.ts";
import { startPreview } from "./preview.ts";
import { editor, type Options } from "./web/app.ts";
import { ownMachine } from "./web/guard.ts";

/** `npm run edit`: the content editor, for this machine's own browser only; `--online`: for colleagues whom the office lets in, behind a proxy. */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "3200" },
    "no-preview": { type: "boolean", default: false },
    online: { type: "boolean", default: false },
  },
});
let port = Number(values.port);

/** Always the loopback address: the proxy that has the certificate stands on the same machine. */
const listen = ({ fetch }: ReturnType<typeof editor>, says: () => string) =>
  serve({ fetch, port, hostname: "127.0.0.1" }, (address) => {
    port = address.port;
    console.log(says());
  });

async function online() {
  const settings = settingsFrom(process.env);
  const repository = await openRepository({
    folder: process.cwd(),
    remote: settings.EDITOR_REMOTE,
    branch: settings.EDITOR_BRANCH,
  });
  if (repository.aside)
    console.log(`A change that never reached the Git host is kept on the branch ${repository.aside}.`);
  const startAgain = () => {
    console.log("The program has changed at the Git host: the editor ends, to be started again with it.");
    setTimeout(() => process.exit(0), 1000);
  };
  return start(
    { access: siteAccess(settings), repository, startAgain, pages: await pagesOf(process.cwd()) },
    () => `The content editor, for ${settings.EDITOR_URL}: http://127.0.0.1:${port}`,
  );
}

function ownBrowser() {
  const key = randomBytes(24).toString("base64url");
  const preview = values["no-preview"] ? undefined : startPreview(port + 1);
  const says = () =>
    `The content editor: http://127.0.0.1:${port}/?key=${key}\nIt answers only on this machine. Stop it with Ctrl+C.`;
  return start({ access: ownMachine(key, () => port), preview: preview?.origin }, says, preview?.stop);
}

function start(options: Options, says: () => string, atEnd = () => {}) {
  const server = listen(editor(options), says);
  server.on("error", (error) => {
    atEnd();
    console.error(
      codeOf(error) === "EADDRINUSE"
        ? `Port ${port} is already in use: stop the other program, or choose another one: npm run edit -- --port ${port + 100}`
        : `Port ${port} cannot be opened (${codeOf(error)}).`,
    );
    process.exit(1);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      atEnd();
      server.close();
      process.exit(0);
    });
}

if (values.online)
  await online().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
else ownBrowser();
