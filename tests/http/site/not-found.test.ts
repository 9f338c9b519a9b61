import { describe, expect, test } from "vitest";
import { ask } from "#tests/e2e/support/http.ts";
import { siteIn } from "#tests/e2e/support/site-words.ts";

describe.each(["en", "ar"] as const)("%s", (language) => {
  const site = siteIn(language);

  test("a missing page suggests similar pages, under the policy of its document, to nobody else and to no search engine", async () => {
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
