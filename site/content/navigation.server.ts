import type { Language } from "@site/ground/language/languages.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { entriesOf, keysOf } from "@site/typed";
import { z } from "zod";
import type en from "#content/en/messages/interface.json";
import { cardsBelow, cardsOf, topmost } from "./content.server.ts";
import { readContent } from "./files.server.ts";
import { exists } from "./inventory.server.ts";
import type { Card } from "./schemas/card.ts";
import { pageRef } from "./schemas/common.ts";
import { isSold } from "./sold.ts";

export type GroupName = keyof (typeof en)["nav"]["groups"];
export type MenuName = "services" | "solutions" | "places" | "company";

const schema = z.record(z.enum(["services", "solutions", "places", "company"]), z.record(z.string(), z.array(pageRef)));

export type PageGroup = { name: GroupName; pages: Card[] };
/** A menu of the header. `overviews` are pages that introduce more pages than the menu shows, each with the number of these pages. */
export type Menu = { name: MenuName; groups: PageGroup[]; overviews: { id: PageId; count: number }[] };

const overviews: Partial<Record<MenuName, PageId[]>> = {
  services: ["/services"],
  solutions: ["/solutions", "/industries"],
};

/** The header's menus with the pages that exist in the language. */
export function menus(language: Language): Menu[] {
  const { body: _, ...file } = readContent("shared/navigation.yaml", schema);
  return entriesOf(file)
    .map(([name, groups]) => ({
      name,
      groups: entriesOf(groups)
        .map(([group, pages]) => ({ name: group as GroupName, pages: cardsOf(pages, language) }))
        .filter(({ pages }) => pages.length > 0),
      overviews: (overviews[name] ?? [])
        .filter((id) => exists(id, language))
        .map((id) => ({ id, count: topmost(cardsBelow(id, language)).length })),
    }))
    .filter(({ groups }) => groups.length > 0);
}

const quick = [
  "/about",
  "/services",
  "/pricing",
  "/solutions",
  "/industries",
  "/case-studies",
  "/blog",
  "/contact",
] as const;
export type QuickLink = (typeof quick)[number];

/** The first column of the footer. */
export const quickLinks = (language: Language): QuickLink[] => quick.filter((id) => exists(id, language));

export type FooterLink = "acInstallation" | "acMaintenance" | "acRepair" | "acAmc" | "mep" | "ventilation" | "bms";

const footerPages: Record<FooterLink, PageId> = {
  acInstallation: "/services/air-conditioning/installation",
  acMaintenance: "/services/air-conditioning/maintenance",
  acRepair: "/services/air-conditioning/repair-cleaning",
  acAmc: "/services/air-conditioning/amc",
  mep: "/services/mep",
  ventilation: "/services/ventilation",
  bms: "/services/building-management-systems",
};

/** The service links of the footer. If a page does not exist yet, its link leads to the nearest parent page. */
export const footerLinks = (language: Language) =>
  keysOf(footerPages)
    .filter((name) => isSold(footerPages[name]))
    .map((name) => ({ name, id: nearestPage(footerPages[name], language) }));

/** Returns the page itself if it exists, otherwise the nearest parent page. */
export function nearestPage(id: string, language: Language): PageId {
  if (id === "") return "/";
  if (exists(id, language)) return id;
  return nearestPage(id.slice(0, id.lastIndexOf("/")), language);
}
