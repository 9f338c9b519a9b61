import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findShell, findWholeChromium } from "./chromium.ts";
import { postgresPrograms } from "./postgres.ts";

export type Tool = {
  /** The end of the sentence "… is missing, which is for". */
  purpose: string;
  packages: string[];
  find(): string | undefined;
};

/** The tools that the tests need and npm does not install. To add a tool, add an entry here and its name to the steps that need it. */
export const tools = {
  Chromium: {
    purpose: "the browser tests (CHROMIUM_PATH may name one)",
    packages: ["chromium", "fonts-liberation"],
    find: findWholeChromium,
  },
  ChromiumShell: {
    purpose: "the browser tests in a third less time",
    packages: ["chromium-headless-shell"],
    find: findShell,
  },
  Firefox: {
    purpose: "the journeys of a visitor in Firefox",
    packages: ["firefox-esr"],
    find: () => inPath("firefox-esr") ?? inPath("firefox"),
  },
  WebKit: {
    purpose: "the journeys of a visitor in WebKit, the engine of Safari",
    packages: ["webkit2gtk-driver", "xvfb"],
    find: () =>
      inPath("WebKitWebDriver") && inPath("Xvfb") ? globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0] : undefined,
  },
  PostgreSQL: {
    purpose: "the database tests beside SQLite (TEST_DATABASE_URL may name a server, as its superuser)",
    packages: ["postgresql"],
    find: () => process.env.TEST_DATABASE_URL || postgresPrograms(),
  },
  strace: {
    purpose: "the test that every form is synced to the disk",
    packages: ["strace"],
    find: () => inPath("strace"),
  },
  HAProxy: {
    purpose: "replacing processes behind a load balancer",
    packages: ["haproxy"],
    find: () => inPath("haproxy") ?? ["/usr/sbin/haproxy"].find((path) => existsSync(path)),
  },
  pgbouncer: {
    purpose: "processes that share a PostgreSQL through a pooler",
    packages: ["pgbouncer"],
    find: () => inPath("pgbouncer") ?? ["/usr/sbin/pgbouncer"].find((path) => existsSync(path)),
  },
  promtool: {
    purpose: "the test of the alert rules",
    packages: ["prometheus"],
    find: () => inPath("promtool"),
  },
  poppler: {
    purpose: "reading the PDFs that we make",
    packages: ["poppler-utils"],
    find: () => inPath("pdftotext"),
  },
  OpenSSH: {
    purpose: "signing a release, and verifying it",
    packages: ["openssh-client"],
    find: () => inPath("ssh-keygen"),
  },
  Faketime: {
    purpose: "clocks that jump (npm run trials)",
    packages: ["faketime"],
    find: () => globSync("/usr/lib/*/faketime/libfaketime.so.1")[0],
  },
  nginx: {
    purpose: "comparing our speed with its (npm run bench)",
    packages: ["nginx"],
    find: () => inPath("nginx") ?? ["/usr/sbin/nginx"].find((path) => existsSync(path)),
  },
  Blender: {
    purpose: "drawing pictures (npm run art)",
    packages: ["blender", "python3-numpy"],
    find: () => inPath("blender"),
  },
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;

/** The tools that `npm run setup` installs by default. */
export const testTools: ToolName[] = [
  "Chromium",
  "ChromiumShell",
  "Firefox",
  "WebKit",
  "PostgreSQL",
  "strace",
  "pgbouncer",
  "promtool",
  "poppler",
  "OpenSSH",
];

export const isTool = (name: string): name is ToolName => name in tools;

export function inPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
