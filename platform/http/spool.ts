import { open, unlink } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "#platform/machine/chance.ts";
import { type Pace, speedWatch } from "./collect-body.ts";

/** The number of bytes that may wait to be written to the disk. */
const mostWaiting = 256 * 1024;

interface SpoolLimits {
  /** The largest number of bytes of all bodies together, and of the bodies of one address. */
  total: number;
  perAddress: number;
}

interface Options {
  /** The number of bytes of a body that are kept. All further bytes are read, but not kept. */
  limit: number;
  /** A body above this size is refused. */
  most: number;
  /** A body up to this size stays in memory and needs no file. */
  small: number;
  pace: Pace;
  onChunk(chunk: Buffer): void;
}

export interface SpooledBody {
  /** The size of the whole body. It may be larger than the limit of kept bytes. */
  size: number;
  /** Resolves with the kept bytes, or with the first `most` of them. */
  read(most?: number): Promise<Buffer>;
  close(): void;
}

/**
 * Writes bodies of senders who are not proven yet into files, so that they take no memory from other senders. If the space is full, the
 * oldest body is cut off: an honest body arrives within a second, so the oldest one is slow on purpose.
 */
export function spool({ total, perAddress }: SpoolLimits) {
  const bodies = new Set<{ address: string; bytes: number; cut(): void }>();
  const makeRoom = (address: string) => {
    giveWay(
      [...bodies].filter((body) => body.address === address),
      perAddress,
    );
    giveWay([...bodies], total);
  };
  return (request: IncomingMessage, address: string, { limit, most, small, pace, onChunk }: Options) =>
    new Promise<SpooledBody | 408 | 413 | 503>((resolve, reject) => {
      const chunks: Buffer[] = [];
      const body = { address, bytes: 0, cut: () => refuse(503) };
      let size = 0;
      let file: ReturnType<typeof unnamedFile> | undefined;
      const watch = speedWatch(request, pace, () => size, refuse);
      watch.large();
      bodies.add(body);
      request.on("data", take).on("end", complete).on("error", fail);
      const close = () => {
        bodies.delete(body);
        file?.close();
        file = undefined;
      };
      function take(chunk: Buffer) {
        size += chunk.length;
        if (size > most) return refuse(413);
        onChunk(chunk);
        const kept = chunk.subarray(0, limit - body.bytes);
        body.bytes += kept.length;
        if (body.bytes <= small) return void chunks.push(kept);
        file ??= unnamedFile(() => refuse(503));
        makeRoom(address);
        if (!bodies.has(body) || [...chunks.splice(0), kept].map(file.write).at(-1)) return;
        request.pause();
        file.whenDrained(() => {
          watch.resumed();
          request.resume();
        });
      }
      function complete() {
        stop();
        // The sender is checked immediately after this, so the body no longer counts against the limits.
        bodies.delete(body);
        // If the disk fails later, `file` is removed. The body must not look empty then, so `read` keeps its own reference.
        const written = file;
        const read = (first = limit) =>
          written?.read(first) ?? Promise.resolve(Buffer.concat(chunks).subarray(0, first));
        resolve({ size, read, close });
      }
      function refuse(status: 408 | 413 | 503) {
        stop();
        close();
        request.resume();
        resolve(status);
      }
      function fail(error: Error) {
        stop();
        close();
        reject(error);
      }
      function stop() {
        watch.stop();
        request.off("data", take).off("end", complete).off("error", fail);
      }
    });
}

function giveWay(some: { bytes: number; cut(): void }[], most: number): void {
  let sum = some.reduce((bytes, body) => bytes + body.bytes, 0);
  for (const body of some.slice(0, -1)) {
    if (sum <= most) return;
    sum -= body.bytes;
    body.cut();
  }
}

/** Opens a file and removes its name at once. So nobody else can open the file, and it disappears however the process ends. */
function unnamedFile(onError: () => void) {
  const path = join(tmpdir(), `windtower-${randomUUID()}`);
  const opened = open(path, "wx+", 0o600).then(async (file) => {
    await unlink(path);
    return file;
  });
  let work: Promise<unknown> = opened;
  let written = 0;
  let waiting = 0;
  let drained = () => {};
  return {
    /** Returns false if the caller should stop writing until the data is on the disk. */
    write(chunk: Buffer): boolean {
      waiting += chunk.length;
      work = work.then(async () => {
        await (await opened).appendFile(chunk);
        written += chunk.length;
        waiting -= chunk.length;
        if (waiting === 0) drained();
      });
      work.catch(onError);
      return waiting < mostWaiting;
    },
    whenDrained(resume: () => void) {
      drained = resume;
    },
    async read(most: number): Promise<Buffer> {
      await work;
      const bytes = Buffer.alloc(Math.min(most, written));
      const file = await opened;
      for (let at = 0; at < bytes.length; ) at += (await file.read(bytes, at, bytes.length - at, at)).bytesRead;
      return bytes;
    },
    close() {
      const end = async () => (await opened).close();
      work.then(end, end).catch(() => {});
    },
  };
}
