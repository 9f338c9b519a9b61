import { expect } from "@playwright/test";
import { test as base } from "./by-domain.ts";
import { classesWithoutRule } from "./classes.ts";
import { removeColleagues } from "./colleagues.ts";
import { origin } from "./origin.ts";

export interface Guard {
  /** Allows errors that the test causes on purpose. */
  allow(...expected: RegExp[]): void;
}

const isOwn = (url: string) => url.startsWith(`${origin}/`) || /^(data|blob|about):/.test(url);

/**
 * Every test checks its pages as well. It fails if a page sends a request to another host, throws an error, violates the content security
 * policy, or has a class without a rule in its stylesheets.
 */
export const test = base.extend<{ guard: Guard }>({
  guard: [
    async ({ context }, use) => {
      const problems: string[] = [];
      // If a page is left while it fades in (for example, on a slow machine), the view transition is aborted, and the browser reports that
      // as an error.
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
      removeColleagues();
    },
    { auto: true },
  ],
});

export { expect };
