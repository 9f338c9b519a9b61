import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { tools } from "#scripts/test/tools.ts";

export const haproxy = tools.HAProxy.find();

/**
 * A load balancer as docs/postgresql.md advises it. Every process that is not told to stop gets visitors, and a refused connection is tried
 * with the next process. By default HAProxy checks with HTTP/1.0 and without a Host header, which our server refuses. So the check is
 * written out here.
 */
const config = (port: number, backends: readonly number[]) => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  option redispatch 1
  retries 3
  retry-on conn-failure
frontend site
  bind 127.0.0.1:${port}
  default_backend processes
backend processes
  option forwardfor
  option httpchk
  http-check send meth GET uri /servingz ver HTTP/1.1 hdr Host localhost
  timeout check 5s
  default-server check inter 250ms fall 1 rise 1
${backends.map((to) => `  server p${to} 127.0.0.1:${to}`).join("\n")}
`;

export async function startHaproxy(port: number, backends: readonly number[]): Promise<ChildProcess> {
  const folder = mkdtempSync(join(tmpdir(), "windtower-haproxy-"));
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, config(port, backends));
  const child = spawn(haproxy ?? "", ["-db", "-f", file], { stdio: "ignore" });
  onTestFinished(async () => {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
    rmSync(folder, { recursive: true });
  });
  return child;
}
