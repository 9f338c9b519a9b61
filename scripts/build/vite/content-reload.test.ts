import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { contentReload } from "./content-reload.ts";

type Hooks = {
  transform(code: string, id: string): string | null;
  hotUpdate(this: unknown, change: { file: string }): void;
};

const hooks = contentReload() as unknown as Hooks;

test.each([
  ["content/en/about.yaml", "full-reload"],
  ["site/ui/layout/Footer.tsx", "changed"],
  ["packages/engine/air/coil.ts", "changed"],
  ["site/ui/layout/Footer.test.tsx", undefined],
  ["tests/set.ts", undefined],
])("a saved %s tells browsers: %s", (file, message) => {
  const sent: unknown[] = [];
  const environment = { name: "client", hot: { send: (what: unknown) => sent.push(what) }, config: { root: "/site" } };
  hooks.hotUpdate.call({ environment }, { file: `/site/${file}` });
  hooks.hotUpdate.call({ environment: { ...environment, name: "ssr" } }, { file: `/site/${file}` });
  expect(sent).toHaveLength(message ? 1 : 0);
  expect(JSON.stringify(sent)).toContain(message ?? "[]");
});

test("every document listens, through a script that it has anyway", () => {
  const file = `${process.cwd()}/app/islands/late/index.ts`;
  expect(existsSync(file)).toBe(true);
  expect(hooks.transform("", file)).toContain("location.reload()");
});
