import type { IncomingMessage } from "node:http";
import { fieldsOnly } from "./fields-only.ts";
import type { Upload } from "./upload-memory.ts";

export interface Body {
  /** The chunks stay as they arrived: joined, a large body would be twice in memory. */
  chunks: Buffer[];
  /** The files were too large, so that only the typed fields were kept. */
  filesLeftOut: boolean;
}

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
  /** A form with files may be larger than its limit: up to `most` it is read, without its files. */
  files?: { boundary: string; most: number; announced: number };
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
export function collectBody(
  request: IncomingMessage,
  { limit, files, pace, small, open }: Options,
): Promise<Body | Failure> {
  const chunks: Buffer[] = [];
  let size = 0;
  let upload: Upload | null = null;
  let fields: ReturnType<typeof fieldsOnly> | null = null;
  return new Promise((resolve, reject) => {
    const watch = speedWatch(request, pace, () => size, end);
    const startFieldsOnly = ({ boundary }: NonNullable<typeof files>) => {
      fields = fieldsOnly(boundary, small);
      watch.large();
      upload?.close();
      for (const chunk of chunks.splice(0)) if (!fields.add(chunk)) return end(413);
    };
    const keep = (chunk: Buffer) => {
      size += chunk.length;
      if (size > (files?.most ?? limit)) return end(413);
      if (files && !fields && Math.max(size, files.announced) > limit) startFieldsOnly(files);
      if (fields) return fields.add(chunk) ? undefined : end(413);
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
    const complete = () => end({ chunks: fields ? [fields.end()] : chunks, filesLeftOut: fields !== null });
    request.on("data", keep).on("end", complete).on("error", fail);
    function end(result: Body | Failure) {
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
export function speedWatch(
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
