/**
 * Several unit test files share one process (vitest.config.ts). So a test file fails if it leaves something behind that the next file would
 * see. Some files cannot avoid this: they mock a module, open the database of the process, or need other environment variables from the
 * start. Such a file is named x.alone.test.ts and runs in its own process.
 */
import { readFileSync } from "node:fs";
import { afterAll, expect, vi } from "vitest";
import { env } from "#platform/process/env.ts";
import { setLogLevel } from "#platform/process/log.ts";

// The settings are read once for each process. They are read here, before a test changes the environment.
env();

const source = readFileSync(expect.getState().testPath ?? "", "utf8");
if (/\bvi\.(mock|doMock|resetModules)\(/.test(source))
  throw new Error("Modules are loaded once for many files: a test that replaces them is named x.alone.test.ts.");

function state() {
  // The library sharp sets VIPSHOME when it is loaded, so this variable is ignored.
  const { VIPSHOME: _, ...environment } = process.env;
  const listeners = Object.fromEntries(process.eventNames().map((name) => [name, process.listenerCount(name)]));
  return { folder: process.cwd(), environment, listeners, hasDatabase: "windtowerDatabase" in globalThis };
}
const before = state();

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  setLogLevel("info");
  expect(state(), "left behind for the next file").toEqual(before);
});
