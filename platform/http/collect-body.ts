import type { IncomingMessage } from "node:http";
import { startInterval, startTimer } from "#platform/machine/timers.ts";
import { fieldsOnly } from "./fields-only.ts";
import type { Upload } from "./upload-memory.ts";

export interface Body {
  /** The body in the chunks in which it arrived. Joining them would need the memory of a large body twice. */
  chunks: Buffer[];
  /** True if the files were too large, so that only the typed fields were kept. */
  filesLeftOut: boolean;
}

export interface Pace {
  /** The time in ms within which a small body must have arrived. */
  small: number;
  /** In every `window` ms at least `least` bytes of a large body must arrive, and the whole body within `large` ms. */
  least: number;
  window: number;
  large: number;
  /** The longest wait for memory, in ms. */
  queue: number;
}

interface Options {
  limit: number;
  /** For a form with files: a body above `limit` is still read up to `most`, but only its typed fields are kept. */
  files?: { boundary: string; most: number; announced: number };
  pace: Pace;
  /** The largest size of a small body, in bytes. Small bodies do not count against the memory limit. */
  small: number;
  /** Called when the body becomes large. Returns null if this address has too many uploads. */
  open(): Upload | null;
}

type Failure = 408 | 413 | 429 | 503;

/**
 * Reads a whole body, or returns the status of a refusal. After a refusal the rest is read and dropped, so that the client sees the answer.
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

/**
 * Refuses bodies that arrive too slowly (slow loris attack). The time during which the client had to wait for our memory does not count.
 */
export function speedWatch(
  request: IncomingMessage,
  { small, least, window, large, queue }: Pace,
  size: () => number,
  end: (status: 408 | 503) => void,
) {
  let timer = startTimer(small, () => end(408));
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
      timer.cancel();
      before = size();
      timer = startInterval(window, tick);
    },
    resumed() {
      before = Number.NEGATIVE_INFINITY;
    },
    stop: () => timer.cancel(),
  };
}
