import type { PageGroup } from "./navigation.server.ts";
import type { Card } from "./schemas/card.ts";

/**
 * Returns the pages in the groups of a menu, each page once. A page that is not in the menu goes to the group of its
 * parent page, or to a group for the rest.
 */
export function inGroups(groups: PageGroup[], pages: Card[]): PageGroup[] {
  const all = new Map([...groups.flatMap((group) => group.pages), ...pages].map((page) => [page.id, page]));
  const members = Map.groupBy(all.values(), ({ id }) => groupOf(id, groups));
  const groupNamed = (name: PageGroup["name"]) => ({ name, pages: members.get(name) ?? [] });
  return [...groups.map(({ name }) => name), "others" as const]
    .map(groupNamed)
    .filter((group) => group.pages.length > 0);
}

function groupOf(id: string, groups: PageGroup[]): PageGroup["name"] {
  const naming = (fits: (named: string) => boolean) => groups.find(({ pages }) => pages.some((page) => fits(page.id)));
  const group = naming((named) => named === id) ?? naming((named) => id.startsWith(`${named}/`));
  return group?.name ?? "others";
}
