import { test as base } from "./by-domain.ts";
import { newProcesses, type Processes } from "./launch.ts";

/** Servers for one test, which are removed after it. */
export const test = base.extend<{ processes: Processes }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  processes: async ({}, use) => {
    const processes = newProcesses();
    await use(processes);
    await processes.end();
  },
});
