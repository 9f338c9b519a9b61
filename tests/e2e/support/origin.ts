import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * The main process of the tests sets these variables once. The worker processes and the server inherit them, so all use the same port and
 * folder.
 */
process.env.E2E_PORT ??= "4480";
process.env.E2E_DATA_DIR ??= join(tmpdir(), `windtower-e2e-${process.pid}`);

export const port = Number(process.env.E2E_PORT);
export const dataDir = process.env.E2E_DATA_DIR;
export const origin = `http://127.0.0.1:${port}`;
