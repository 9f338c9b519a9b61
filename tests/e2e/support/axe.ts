import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** axe's findings on a page, one line each. Without frames of other origins it need not open a page of its own each time. */
export async function violationsIn(page: Page, exceptRules: string[] = [], leaveOut: string[] = []): Promise<string[]> {
  await standingStill(page);
  const builder = new AxeBuilder({ page });
  for (const selector of leaveOut) builder.exclude(selector);
  const { violations } = await builder
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .disableRules(exceptRules)
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
  );
}

/** Waits for transitions, because intermediate colours have a contrast that nobody sees. */
const standingStill = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
