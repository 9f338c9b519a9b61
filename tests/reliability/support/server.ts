import type { Place } from "#platform/db/fixture.ts";
import { type LaunchedProcess, launch, portOf } from "../../e2e/support/launch.ts";

/** TRUST_PROXY lets each visitor have a different client address, so that the rate limits do not slow down the test. */
const settings = { PORT: "0", TRUST_PROXY: "1", LOG_LEVEL: "error" };

export const envOf = ({ settings: { DATA_DIR, DATABASE_URL } }: Place): Record<string, string> => ({
  ...settings,
  ...(DATABASE_URL ? { DATABASE_URL } : { DATA_DIR }),
});

export interface Server extends LaunchedProcess {
  port: number;
  kill(): Promise<void>;
}

export const startServer = (place: Place, env: Record<string, string> = {}, cwd?: string): Promise<Server> =>
  serverOf(launch({ ...envOf(place), ...env }, cwd));

export const serverOf = async (launched: LaunchedProcess): Promise<Server> => ({
  ...launched,
  port: await portOf(launched),
  kill: () => kill(launched),
});

/** Sends SIGKILL, as the kernel does when the memory is full. */
export async function kill({ child, ended, output }: LaunchedProcess): Promise<void> {
  child.kill("SIGKILL");
  const how = await ended;
  if (how !== "SIGKILL") throw new Error(`The server had ended by itself (${how}): ${output()}`);
}
