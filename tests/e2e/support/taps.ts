import type { Locator } from "@playwright/test";
import { expect } from "./test.ts";

/** Counts the taps of a visitor on a phone. `npx playwright test --grep @taps` prints the numbers for docs/bench.md. */
export class Taps {
  private readonly start = Date.now();
  private count = 0;
  private typed = 0;

  /** Taps the target and counts the tap. If the tap would leave the site, it only checks that the target is visible. */
  async tap(target: Locator, leaves = false) {
    this.count += 1;
    if (leaves) await expect(target).toBeInViewport({ ratio: 1 });
    else await target.tap();
  }
  /** Counts a tap in a window of the browser itself, such as the window for choosing a photo. */
  outside() {
    this.count += 1;
  }
  /** Types into the field that has the focus. */
  async type(field: Locator, text: string) {
    this.typed += 1;
    await expect(field).toBeFocused();
    await field.page().keyboard.type(text);
  }
  /**
   * Expects at most this many taps and fields. The printed seconds are the time that the machine needed for loading, rendering and
   * answering.
   */
  expectAtMost(what: string, taps: number, fields = 0) {
    const seconds = ((Date.now() - this.start) / 1000).toFixed(1);
    console.log(`@taps ${what}: ${this.count} taps, ${this.typed} fields typed, ${seconds} s`);
    expect(this.count, `taps: ${what}`).toBeLessThanOrEqual(taps);
    expect(this.typed, `fields typed: ${what}`).toBeLessThanOrEqual(fields);
  }
}
