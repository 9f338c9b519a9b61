import { connect, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";

/** Throws if the scanner does not answer, or if its answer is neither clean nor infected. */
export function scanBytes(address: string, bytes: Uint8Array, signal: AbortSignal): Promise<"clean" | "infected"> {
  const url = new URL(address);
  return url.protocol === "tcp:" ? askClamd(url, bytes, signal) : askHttp(url, bytes, signal);
}

/** Sends the INSTREAM command of clamd: pieces that each begin with their length, and an empty piece at the end. */
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

/** Asks a scanner over HTTP. Status 2xx means clean and 406 means infected, which is how small HTTP servers in front of clamd answer. */
async function askHttp(url: URL, body: Uint8Array, signal: AbortSignal) {
  const headers = { "content-type": "application/octet-stream" };
  const answer = await fetch(url, { method: "POST", headers, body: new Uint8Array(body), signal, redirect: "error" });
  await answer.body?.cancel();
  if (answer.ok) return "clean";
  if (answer.status === 406) return "infected";
  throw new Error(`The scanner answered ${answer.status}`);
}
