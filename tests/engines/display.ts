import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { inPath } from "../../scripts/test/tools.ts";

/** The window's bar of buttons would keep the window wider than a phone. */
const narrow =
  "headerbar, toolbar, headerbar *, toolbar *, box button, box entry { min-width: 0; padding: 0; margin: 0; font-size: 1px; }";

/** Switches off animations. A click during a smooth scroll would miss its target. */
const withoutMotion = "[Settings]\ngtk-enable-animations=0\n";

export interface Display {
  /** The name of the display, such as ":99". */
  name: string;
  settingsFolder: string;
  close(): Promise<void>;
}

/** Opens a virtual screen. */
export async function openDisplay(): Promise<Display> {
  const server = spawn(inPath("Xvfb") ?? "", ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(server.stdio[3] as Readable, "data");
  const settingsFolder = mkdtempSync(join(tmpdir(), "windtower-gtk-"));
  mkdirSync(join(settingsFolder, "gtk-3.0"));
  writeFileSync(join(settingsFolder, "gtk-3.0", "gtk.css"), narrow);
  writeFileSync(join(settingsFolder, "gtk-3.0", "settings.ini"), withoutMotion);
  return {
    name: `:${String(number).trim()}`,
    settingsFolder,
    async close() {
      server.kill();
      await once(server, "exit");
      rmSync(settingsFolder, { recursive: true, force: true });
    },
  };
}
