let running = 0;

/** Shows the progress bar while an action is running. The stylesheet delays the bar by 150 ms. */
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
