import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { vi } from "vitest";
import { patience } from "./engine.ts";

/** The few commands of https://www.w3.org/TR/webdriver2/ that the tests need. */
export interface Session {
  ask<T>(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<T>;
  /** Returns the id of an element. */
  find(css: string): Promise<string>;
  close(): Promise<void>;
}

export async function startDriver(path: string, settings: Record<string, string>) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const driver = spawn(path, [`--port=${port}`, "--host=127.0.0.1"], {
    env: { ...process.env, ...settings },
    stdio: "ignore",
  });
  await vi.waitFor(() => askDriver(address, "GET", "/status"), { timeout: 15_000, interval: 50 });
  return {
    address,
    async stop() {
      driver.kill();
      await once(driver, "exit");
    },
  };
}

export async function openSession(address: string, capabilities: object): Promise<Session> {
  const { sessionId } = await askDriver<{ sessionId: string }>(address, "POST", "/session", {
    capabilities: { alwaysMatch: capabilities },
  });
  const ask: Session["ask"] = (method, path, body) => askDriver(address, method, `/session/${sessionId}${path}`, body);
  return {
    ask,
    async find(css) {
      const element = await ask<Record<string, string>>("POST", "/element", { using: "css selector", value: css });
      return Object.values(element)[0] ?? "";
    },
    close: () => ask("DELETE", ""),
  };
}

/** Sends a command to the driver. It has a timeout, because a driver that has lost its browser never answers. */
async function askDriver<T>(address: string, method: string, path: string, body?: object): Promise<T> {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(address + path, { method, body: body && JSON.stringify(body), signal });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}
