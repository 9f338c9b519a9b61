/**
 * The timeout in milliseconds. It is long, because a busy machine makes a page slow. In addition, engineer mode is calculated at low
 * priority.
 */
export const patience = 60_000;

/**
 * The functions that the tests need from a browser. Everything else is in visitor.ts and in the journeys, and is the same for all browsers.
 */
export interface Tab {
  open(url: string): Promise<void>;
  /** Runs a function in the page, given by its source text. Arguments and result are passed as JSON. */
  run(source: string, args: readonly unknown[]): Promise<unknown>;
  /** Clicks with the pointer at this position of the viewport. */
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
  /** Makes a tab for a new visitor, without cookies or stored data. The tab is closed when `visit` has ended. */
  withTab(visit: (tab: Tab) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}
