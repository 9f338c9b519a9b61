import type { IncomingMessage } from "node:http";
import type { Upload } from "./upload-memory.ts";

export type Bytes = Buffer<ArrayBuffer>;

export interface Pace {
  /** Milliseconds within which a small body must have arrived. */
  small: number;
  /** A large body must bring at least `least` bytes in every `window` ms, and be complete within `large` ms. */
  least: number;
  window: number;
  large: number;
  /** Maximum wait for memory. */
  queue: number;
}

interface Options {
  limit: number;
  pace: Pace;
  /** Bytes up to which a body is small; a small body does not count against the memory limit. */
  small: number;
  /** Called once the body is no longer small; null if this address has too many uploads. */
  open(): Upload | null;
}

type Failure = 408 | 413 | 429 | 503;

/**
 * Reads a body to its end, or returns the status of the refusal; then the rest is read and dropped, so that the client sees the answer.
 */
export function collectBody(request: IncomingMessage, { limit, pace, small, open }: Options): Promise<Bytes | Failure> {
  const chunks: Buffer[] = [];
  let size = 0;
  let upload: Upload | null = null;
  return new Promise((resolve, reject) => {
    const watch = speedWatch(request, pace, () => size, end);
    const keep = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) return end(413);
      chunks.push(chunk);
      if (size <= small) return;
      const isFirst = upload === null;
      upload ??= open();
      if (!upload) return end(429);
      if (isFirst) watch.large();
      if (upload.add(isFirst ? size : chunk.length)) return;
      request.pause();
      upload.whenFree(() => {
        watch.resumed();
        request.resume();
      });
    };
    const complete = () => end(Buffer.concat(chunks));
    request.on("data", keep).on("end", complete).on("error", fail);
    function end(result: Bytes | Failure) {
      stop();
      if (typeof result === "number") upload?.close();
      request.resume();
      resolve(result);
    }
    function fail(error: Error) {
      stop();
      upload?.close();
      reject(error);
    }
    function stop() {
      watch.stop();
      request.off("data", keep).off("end", complete);
    }
  });
}

/** Aborts bodies that arrive too slowly (slow loris). Time during which we made the client wait for memory does not count. */
function speedWatch(
  request: IncomingMessage,
  { small, least, window, large, queue }: Pace,
  size: () => number,
  end: (status: 408 | 503) => void,
) {
  let timer: NodeJS.Timeout = setTimeout(end, small, 408);
  let before = 0;
  let reading = 0;
  let waiting = 0;
  const tick = () => {
    if (request.isPaused()) {
      waiting += window;
      if (waiting >= queue) end(503);
      return;
    }
    reading += window;
    if (size() - before < least || reading >= large) end(408);
    before = size();
  };
  return {
    large() {
      clearTimeout(timer);
      before = size();
      timer = setInterval(tick, window);
    },
    resumed() {
      before = Number.NEGATIVE_INFINITY;
    },
    stop: () => clearTimeout(timer),
  };
}
