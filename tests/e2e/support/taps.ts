import type { Locator } from "@playwright/test";
import { expect } from "./test.ts";

/** Counts what a phone visitor does; `npx playwright test --grep @taps` prints it for docs/bench.md. */
export class Taps {
  private readonly start = Date.now();
  private count = 0;
  private typed = 0;

  /** Each tap is really made, unless it leaves the site: then `target` is only looked at. */
  async tap(target: Locator, leaves = false) {
    this.count += 1;
    if (leaves) await expect(target).toBeInViewport({ ratio: 1 });
    else await target.tap();
  }
  /** A tap in a window of the browser's own, such as the one that chooses a photo. */
  outside() {
    this.count += 1;
  }
  /** Into the field that has the focus. */
  async type(field: Locator, text: string) {
    this.typed += 1;
    await expect(field).toBeFocused();
    await field.page().keyboard.type(text);
  }
  /** The seconds are the machine's own: pages loaded, drawn and answered. */
  expectAtMost(what: string, taps: number, fields = 0) {
    const seconds = ((Date.now() - this.start) / 1000).toFixed(1);
    console.log(`@taps ${what}: ${this.count} taps, ${this.typed} fields typed, ${seconds} s`);
    expect(this.count, `taps: ${what}`).toBeLessThanOrEqual(taps);
    expect(this.typed, `fields typed: ${what}`).toBeLessThanOrEqual(fields);
  }
}
