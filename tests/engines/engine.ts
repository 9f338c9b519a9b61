/**
 * The time is in milliseconds. It is long, because a busy machine is slow and that is not the page's fault. Engineer mode is calculated at low
 * priority.
 */
export const patience = 60_000;

/** The parts of a browser that a visitor needs. Everything else is written once, in visitor.ts and in the journeys. */
export interface Tab {
  open(url: string): Promise<void>;
  /** Runs the source of a function in the page. Its arguments and its result are passed as JSON. */
  run(source: string, args: readonly unknown[]): Promise<unknown>;
  /** Clicks at a place of the viewport, with the pointer. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  upload(css: string, files: readonly string[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  goOffline(isOffline: boolean): Promise<void>;
}

export const keys = { Tab: "\uE004", Escape: "\uE00C", Enter: "\uE007", ArrowUp: "\uE013" } as const;
export type Key = keyof typeof keys;

export interface Engine {
  name: string;
  isHere(): boolean;
  start(): Promise<RunningEngine>;
}

export interface RunningEngine {
  /** Gives a visitor who was never here: no cookies, nothing stored. It ends when `visit` is over. */
  withTab(visit: (tab: Tab) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}
