import { expect, test } from "vitest";
import type { PageGroup } from "./navigation.server.ts";
import { inGroups } from "./page-groups.ts";
import type { Card } from "./schemas/card.ts";

const card = (id: string) => ({ id, name: id, summary: "" }) as Card;
const group = (name: string, ids: string[]) => ({ name, pages: ids.map(card) }) as PageGroup;
const listed = (groups: PageGroup[]) => groups.map(({ name, pages }) => [name, ...pages.map(({ id }) => id)]);

test("the menu's pages come first in its order, then the pages below them, and last the rest", () => {
  const menu = [group("cooling", ["/services/ac", "/services/ac/repair"]), group("care", ["/bundles/home"])];
  const pages = ["/services/ac", "/services/ac/fitting", "/services/ac/repair", "/services/tiling"].map(card);
  expect(listed(inGroups(menu, pages))).toEqual([
    ["cooling", "/services/ac", "/services/ac/repair", "/services/ac/fitting"],
    ["care", "/bundles/home"],
    ["others", "/services/tiling"],
  ]);
});

test("a page that two groups name is in the first", () => {
  const menu = [group("cooling", ["/services/ac"]), group("care", ["/services/ac", "/services/mep"])];
  expect(listed(inGroups(menu, []))).toEqual([
    ["cooling", "/services/ac"],
    ["care", "/services/mep"],
  ]);
});

test("a page whose name merely begins alike is not below another", () => {
  expect(listed(inGroups([group("mep", ["/services/mep"])], [card("/services/mep-design")]))).toEqual([
    ["mep", "/services/mep"],
    ["others", "/services/mep-design"],
  ]);
});
