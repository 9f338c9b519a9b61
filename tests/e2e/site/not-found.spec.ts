import { ask } from "../support/http.ts";
import { forEachLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** There is one address for each part of the site. */
const nowhere = [
  "/no-such-page",
  "/services/no-such-service",
  "/dubai/no-such-service",
  "/blog/no-such-article",
  "/case-studies/no-such-case",
  "/calculators/no-such-calculator",
  "/request/AAAAAAAAAAAAAAAAAAAAAA",
  "/account/no-such-page",
];

forEachLanguage((site) => {
  test("an unknown address gets a complete page in every area", async ({ page, context, guard }) => {
    guard.allow(/status of 404/);
    for (const id of nowhere) {
      const opened = await context.newPage();
      expect((await opened.goto(site.path(id)))?.status(), id).toBe(404);
      await expect(opened.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await page.close();
  });

  test("it suggests what may have been meant, under the policy of its document, to nobody else and to no search engine", async () => {
    for (const [id, meant] of [
      ["/dubai/ac-servces", "/dubai/ac-services"],
      ["/calculators/water-sytem", "/calculators/water-system"],
    ]) {
      const answer = await ask(site.path(id ?? ""));
      expect(answer.text).toContain(`href="${site.path(meant ?? "")}"`);
      expect(answer.text).toContain('<meta name="robots" content="noindex"/>');
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-(?!.*nonce)/);
      const head = await ask(site.path(id ?? ""), { method: "HEAD" });
      expect([head.status, head.headers["content-length"]]).toEqual([404, answer.headers["content-length"]]);
    }
    expect((await ask(site.path("/missing"))).status).toBe(404);
  });
});
