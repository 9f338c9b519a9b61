import { test as base } from "./by-domain.ts";
import { newProcesses, type Processes } from "./launch.ts";

/** Starts servers for one test. They are removed after the test. */
export const test = base.extend<{ processes: Processes }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  processes: async ({}, use) => {
    const processes = newProcesses();
    await use(processes);
    await processes.end();
  },
});
