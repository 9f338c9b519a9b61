import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { type LaunchedProcess, launch, portOf } from "../../e2e/support/launch.ts";
import requireBuild from "../../site/require-build.ts";
import { startMailServer } from "./mail-server.ts";

const serviceKey = "the-service-key-of-the-running-server-of-the-tests";

/** Starts the built site as a separate process with its own mail server. Its data are kept when it is restarted. */
export async function startRunning(more: Record<string, string> = {}) {
  requireBuild();
  const folder = mkdtempSync(join(tmpdir(), "windtower-auth-"));
  const letters = await startMailServer();
  const port = await freePort();
  const env = {
    PORT: String(port),
    DATA_DIR: folder,
    SMTP_URL: letters.url,
    SUPABASE_SERVICE_ROLE_KEY: serviceKey,
    AUTH_LIMITS: "off",
    ...more,
  };
  const url = `http://localhost:${port}`;
  let output = "";
  let running: LaunchedProcess;
  const start = async () => {
    running = launch(env);
    await portOf(running);
  };
  const kill = async () => {
    running.child.kill("SIGKILL");
    await running.ended;
    output += running.output();
  };
  await start();
  return {
    url,
    env,
    letters,
    start,
    kill,
    /** A client with the service key that our own code uses. */
    admin: () => clientOf(url, serviceKey),
    output: () => output + running.output(),
    close: async () => {
      await kill();
      await letters.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type RunningServer = Awaited<ReturnType<typeof startRunning>>;

export interface Browser {
  client: SupabaseClient;
  auth: SupabaseClient["auth"];
  events: string[];
  /** The requested paths below /auth/v1, in their order. */
  asked: string[];
}

/** The published client library as in a browser: with its own storage. It records every event. */
export function newBrowser({ url }: Pick<RunningServer, "url">, flowType: "pkce" | "implicit" = "pkce"): Browser {
  const requests: string[] = [];
  const client = clientOf(url, "anon", flowType, requests);
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => void events.push(event));
  return { client, auth: client.auth, events, asked: requests };
}

function clientOf(
  url: string,
  key: string,
  flowType: "pkce" | "implicit" = "pkce",
  requests: string[] = [],
): SupabaseClient {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const recording: typeof fetch = (input, init) => {
    requests.push(new URL(input instanceof Request ? input.url : input).pathname.replace("/auth/v1", ""));
    return fetch(input, init);
  };
  const auth = { flowType, storage, autoRefreshToken: false, persistSession: true, detectSessionInUrl: false };
  return createClient(url, key, { auth, global: { fetch: recording } });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Returns the data of a client library's answer, or throws its error. */
export function clientData<Answer extends { data: unknown; error: Error | null }>({
  data,
  error,
}: Answer): Good<Answer> {
  if (error) throw error;
  if (!data) throw new Error("Neither data nor an error came");
  return data as Good<Answer>;
}

type Good<Answer extends { data: unknown }> = NonNullable<Extract<Answer, { error: null }>["data"]>;
