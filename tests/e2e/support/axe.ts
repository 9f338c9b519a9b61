import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { standStill } from "./still.ts";

declare global {
  interface Window {
    axe: typeof axe | undefined;
  }
}

/**
 * Returns axe's findings on a page, one on each line. axe is loaded only once into each page, because loading takes as long as the check
 * itself.
 */
export async function violationsIn(page: Page, exceptRules: string[] = [], leaveOut: string[] = []): Promise<string[]> {
  await standStill(page);
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  const rules = Object.fromEntries(exceptRules.map((rule) => [rule, { enabled: false }]));
  const options: RunOptions = { resultTypes: ["violations"], rules };
  return page.evaluate(
    async ([exclude, how]) => {
      if (!window.axe) throw new Error("The page was left meanwhile.");
      const { violations } = await window.axe.run({ exclude }, how);
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
      );
    },
    [leaveOut, options] as const,
  );
}
