import { connect, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { env } from "../env.ts";
import type { Handler } from "../outbox/types.ts";
import { addApplicationEvents } from "./events.ts";
import type { Scan } from "./types.ts";

/** Throws if the scanner does not answer or does not know. */
export function scanBytes(address: string, bytes: Uint8Array, signal: AbortSignal): Promise<"clean" | "infected"> {
  const url = new URL(address);
  return url.protocol === "tcp:" ? askClamd(url, bytes, signal) : askHttp(url, bytes, signal);
}

/** The INSTREAM command of clamd: pieces with their length in front, ended by an empty one. */
async function askClamd({ hostname, port }: URL, bytes: Uint8Array, signal: AbortSignal) {
  const socket: Socket = connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) });
  const stop = () => socket.destroy(new Error("The scanner took too long"));
  signal.addEventListener("abort", stop);
  try {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.byteLength);
    socket.write("zINSTREAM\0");
    if (bytes.byteLength > 0) socket.write(Buffer.concat([length, bytes]));
    socket.write(Buffer.alloc(4));
    return verdictOf((await buffer(socket)).toString("latin1"));
  } finally {
    signal.removeEventListener("abort", stop);
    socket.destroy();
  }
}

function verdictOf(answer: string): "clean" | "infected" {
  const text = answer.replaceAll("\0", "").trim();
  if (text.endsWith(" FOUND")) return "infected";
  if (/^stream: OK$/.test(text)) return "clean";
  throw new Error("The scanner gave no verdict");
}

/** 2xx is clean and 406 is infected, as small servers in front of clamd answer. */
async function askHttp(url: URL, body: Uint8Array, signal: AbortSignal) {
  const headers = { "content-type": "application/octet-stream" };
  const answer = await fetch(url, { method: "POST", headers, body: new Uint8Array(body), signal, redirect: "error" });
  await answer.body?.cancel();
  if (answer.ok) return "clean";
  if (answer.status === 406) return "infected";
  throw new Error(`The scanner answered ${answer.status}`);
}

/** The outbox's handler of scans, so that no request waits for the scanner and no application is lost with it. */
export const scanCv =
  (db: Kysely<Database>): Handler =>
  async ({ payload, applicationId }, signal) => {
    const address = env().SCAN_URL;
    const id = payload.file ?? "";
    const file = db.selectFrom("application_files").select("content").where("id", "=", id);
    const found = address && applicationId && (await file.executeTakeFirst());
    if (!found) return "moot";
    try {
      await note(db, applicationId, id, await scanBytes(address, found.content, signal));
    } catch (error) {
      await note(db, applicationId, id, "failed");
      throw error;
    }
    return "moot";
  };

/** Each result is in the timeline once; a scanner that stays away does not fill it. */
const note = (db: Kysely<Database>, applicationId: string, id: string, scan: Scan) =>
  db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("application_files")
      .set({ scan })
      .where("id", "=", id)
      .where("scan", "<>", scan)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await addApplicationEvents(transaction, applicationId, [{ kind: "scan", data: { scan }, actor: "system" }]);
  });
