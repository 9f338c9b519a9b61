import { randomBytes } from "node:crypto";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { serve } from "@hono/node-server";
import { siteAccess } from "./online/access.ts";
import { pagesOf } from "./online/preview.ts";
import { openRepository } from "./online/repository.ts";
import { settingsFrom } from "./online/settings.ts";
import type { Preview, Site } from "./site.ts";
import { editor, type Options } from "./web/app.ts";
import { ownMachine } from "./web/guard.ts";

/** The requested port. Once the port is open, it is the actual one. */
type Place = { port: number };
type Start = { options: Options; says: () => string; atEnd?: () => void };

/**
 * Starts the content editor, for this machine's own browser only. With `--online`, the editor runs behind a proxy, for colleagues whom the
 * office lets in.
 */
export async function startEditor(site: Site, preview: Preview) {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "3200" },
      "no-preview": { type: "boolean", default: false },
      online: { type: "boolean", default: false },
    },
  });
  const place = { port: Number(values.port) };
  if (!values.online) return listen(place, ownBrowser(site, place, values["no-preview"] ? undefined : preview));
  try {
    listen(place, await online(site, place, preview));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function ownBrowser(site: Site, place: Place, preview?: Preview): Start {
  const key = randomBytes(24).toString("base64url");
  const shown = preview?.start(place.port + 1);
  return {
    options: { site, access: ownMachine(key, () => place.port), preview: shown?.origin },
    says: () =>
      `The content editor: http://127.0.0.1:${place.port}/?key=${key}\nIt answers only on this machine. Stop it with Ctrl+C.`,
    atEnd: shown?.stop,
  };
}

async function online(site: Site, place: Place, preview: Preview): Promise<Start> {
  const settings = settingsFrom(process.env);
  const repository = await openRepository({
    folder: dirname(site.content),
    remote: settings.EDITOR_REMOTE,
    branch: settings.EDITOR_BRANCH,
  });
  if (repository.aside)
    console.log(`A change that never reached the Git host is kept on the branch ${repository.aside}.`);
  const startAgain = () => {
    console.log("The program has changed at the Git host: the editor ends, to be started again with it.");
    setTimeout(() => process.exit(0), 1000);
  };
  const program = await preview.built();
  return {
    options: { site, access: siteAccess(settings), repository, startAgain, pages: program && pagesOf(program) },
    says: () => `The content editor, for ${settings.EDITOR_URL}: http://127.0.0.1:${place.port}`,
  };
}

/** Starts to listen. The address is always loopback, because the proxy with the certificate runs on the same machine. */
function listen(place: Place, { options, says, atEnd = () => {} }: Start) {
  const { port } = place;
  const server = serve({ fetch: editor(options).fetch, port, hostname: "127.0.0.1" }, (address) => {
    place.port = address.port;
    console.log(says());
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    atEnd();
    console.error(
      error.code === "EADDRINUSE"
        ? `Port ${port} is already in use: stop the other program, or choose another one: npm run edit -- --port ${port + 100}`
        : `Port ${port} cannot be opened (${error.code}).`,
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
