import type { IncomingMessage } from "node:http";
import type { Upload } from "./upload-memory.ts";

export type Bytes = Buffer<ArrayBuffer>;

export interface Pace {
  /** Milliseconds within which a small body must have arrived. */
  small: number;
  /** A large one must bring `least` bytes in every `window`, and be through after `large`. */
  least: number;
  window: number;
  large: number;
  /** How long one may wait for memory. */
  queue: number;
}

interface Options {
  limit: number;
  pace: Pace;
  /** Bytes up to which a body is small: it counts against nothing but its time. */
  small: number;
  /** Asked once the body is no longer small; null: this address has too many under way. */
  open(): Upload | null;
}

type Failure = 408 | 413 | 429 | 503;

/** Reads a body to its end, or says with which status to refuse it; the rest is then read and dropped, so that the client sees the answer. */
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

/** Ends what comes too slowly. The time that we made it wait for memory is counted apart. */
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
