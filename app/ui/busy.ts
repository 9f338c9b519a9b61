let running = 0;

/** Shows the progress bar while something that the visitor asked for is under way; the stylesheet waits 150 ms before it appears. */
export function busy<T>(work: Promise<T>): Promise<T> {
  begin();
  return work.finally(end);
}

function begin() {
  running++;
  document.documentElement.dataset.busy = "";
}

function end() {
  running--;
  if (running === 0) delete document.documentElement.dataset.busy;
}
