let running = 0;

/** Shows the progress bar while a requested action is running; the stylesheet delays it by 150 ms. */
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
