import type { Language } from "@site/ground/language/languages.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { expect, test, vi } from "vitest";
import { homePage } from "#site/content/home.server.ts";
import { lookAfterPage } from "./page.server.ts";
import { scopeAnswer } from "./scope.server.ts";

const planner = "/calculators/amc-planner";
vi.mock("#site/content/inventory.server.ts", async (original) => {
  const inventory = await original<typeof import("#site/content/inventory.server.ts")>();
  const exists = (id: string, language: Language): id is PageId => id !== planner && inventory.exists(id, language);
  return { ...inventory, exists };
});
vi.mock("#site/content/content.server.ts", async (original) => {
  const gateway = await original<typeof import("#site/content/content.server.ts")>();
  const readPage: typeof gateway.readPage = (kind, id, language) =>
    id === planner ? undefined : gateway.readPage(kind, id, language);
  return { ...gateway, readPage };
});

test("a company without the planner's page has neither page nor paper, and no way there", async () => {
  const address = (path: string) => new URL(path, "https://site.test");
  expect(() => lookAfterPage(address("/look-after?split=3"))).toThrow(
    expect.objectContaining({ init: { status: 404 } }),
  );
  const paper = scopeAnswer(new Request(address("/look-after/scope.pdf?split=3")));
  await expect(paper).rejects.toMatchObject({ init: { status: 404 } });
  expect(homePage("/").ways.map(({ id }) => id)).toEqual(["/plan"]);
});
