/** Shows which steps are running: on a terminal in one line that is overwritten, elsewhere in a new line once a minute. */
export class Progress {
  readonly #began = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  readonly #isTerminal = process.stdout.isTTY;

  constructor() {
    this.#timer = setInterval(() => this.#show(), this.#isTerminal ? 1_000 : 60_000).unref();
  }

  begin(step: string) {
    this.#began.set(step, Date.now());
    if (this.#isTerminal) this.#show();
  }

  end(step: string, line: string) {
    this.#began.delete(step);
    this.#clear();
    console.log(line);
  }

  stop() {
    clearInterval(this.#timer);
    this.#clear();
  }

  #clear() {
    if (this.#isTerminal) process.stdout.write("\r\u001b[K");
  }

  #show() {
    if (this.#began.size === 0) return;
    const seconds = (began: number) => Math.round((Date.now() - began) / 1000);
    const line = `running: ${Array.from(this.#began, ([step, began]) => `${step} ${seconds(began)} s`).join(", ")}`;
    this.#clear();
    if (this.#isTerminal) process.stdout.write(line);
    else console.log(line);
  }
}
