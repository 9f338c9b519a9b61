import { tmpdir } from "node:os";
import { join } from "node:path";

/** Set once by the runner and inherited by workers and server, so that all use the same. */
process.env.E2E_PORT ??= "4480";
process.env.E2E_DATA_DIR ??= join(tmpdir(), `windtower-e2e-${process.pid}`);

export const port = Number(process.env.E2E_PORT);
export const dataDir = process.env.E2E_DATA_DIR;
export const origin = `http://127.0.0.1:${port}`;
