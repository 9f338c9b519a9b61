import { test as base, expect } from "@playwright/test";
import { classesWithoutRule } from "./classes.ts";
import { origin } from "./origin.ts";

export interface Guard {
  /** What this test provokes on purpose. */
  allow(...expected: RegExp[]): void;
}

const isOwn = (url: string) => url.startsWith(`${origin}/`) || /^(data|blob|about):/.test(url);

/**
 * Every test also asserts that no page asks another host for anything, throws, breaks the content security policy, or
 * ends with a class that no stylesheet of its kind knows.
 */
export const test = base.extend<{ guard: Guard }>({
  guard: [
    async ({ context }, use) => {
      const problems: string[] = [];
      // Whoever goes on while a page is still fading in, or a slow machine, cuts the fade short: the browser calls it an error.
      const allowed = [/^thrown: .*Transition was (skipped|aborted)/];
      context.on("request", (request) => {
        if (!isOwn(request.url())) problems.push(`another host: ${request.url()}`);
      });
      context.on("console", (message) => {
        if (message.type() === "error") problems.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => problems.push(`thrown: ${error.error().message}`));
      await use({ allow: (...expected) => void allowed.push(...expected) });
      for (const page of context.pages())
        for (const name of await classesWithoutRule(page))
          problems.push(`class without a rule: ${name} (${page.url()})`);
      const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      expect(unexpected, "requests to other hosts, console errors, policy violations, classes without a rule").toEqual(
        [],
      );
    },
    { auto: true },
  ],
});

export { expect };
