import { machine, type Timer } from "./machine.ts";

/** Runs the work once, after this time. */
export const startTimer = (ms: number, work: () => void): Timer => machine().after(ms, work);

/** Runs the work again and again, each time after this time. */
export const startInterval = (ms: number, work: () => void): Timer => machine().every(ms, work);

/** Lets other work of the process go first. */
export const yieldTurn = (): Promise<void> => machine().yieldTurn();

type WaitOptions = {
  signal?: AbortSignal;
  /** False lets the process end during the wait. */
  ref?: boolean;
};

/** Waits. It rejects with the reason of the signal as soon as the signal is aborted. */
export const wait = (ms: number, { signal, ref = true }: WaitOptions = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const abort = () => {
      timer.cancel();
      reject(signal?.reason);
    };
    const timer = startTimer(ms, () => {
      signal?.removeEventListener("abort", abort);
      resolve();
    });
    if (!ref) timer.unref();
    signal?.addEventListener("abort", abort, { once: true });
  });

/** A signal that is aborted after this time, as by AbortSignal.timeout. It does not keep the process running. */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  startTimer(ms, () =>
    controller.abort(new DOMException("The operation was aborted due to timeout", "TimeoutError")),
  ).unref();
  return controller.signal;
}
