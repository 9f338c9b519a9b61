/**
 * Files of unit tests share a process (vitest.config.ts), so a file that leaves something behind for the next one fails. A file that cannot avoid it,
 * because it mocks a module, opens the database of the process or needs another environment from the start, is named x.alone.test.ts and has a
 * process of its own.
 */
import { readFileSync } from "node:fs";
import { afterAll, expect, vi } from "vitest";
import { env } from "#platform/process/env.ts";
import { setLogLevel } from "#platform/process/log.ts";

// The environment is read once for a process, before a test changes it.
env();

const source = readFileSync(expect.getState().testPath ?? "", "utf8");
if (/\bvi\.(mock|doMock|resetModules)\(/.test(source))
  throw new Error("Modules are loaded once for many files: a test that replaces them is named x.alone.test.ts.");

function state() {
  // sharp sets this when it is loaded.
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
