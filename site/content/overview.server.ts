import type { Language } from "@site/ground/language/languages.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { articleCard, articles, newestFigures, tagsWithCounts } from "./blog.server.ts";
import { cardsBelow, topmost } from "./content.server.ts";
import { type MenuName, menus, type PageGroup } from "./navigation.server.ts";
import { pageAt } from "./page.server.ts";
import { inGroups } from "./page-groups.ts";
import { pictureOf, withPictures } from "./pictures.server.ts";
import type { ShownSection } from "./schemas/sections.ts";
import { shownSections } from "./sections.server.ts";

/** These overviews have too many pages for one grid. The pages are shown in the groups of this menu. */
const menuOf: Partial<Record<PageId, MenuName>> = { "/services": "services" };

/** An overview introduces the pages below it. */
export function overviewPage(pathname: string) {
  const { id, page, seo, language } = pageAt("overview", pathname);
  const sections = shownSections(page.sections, id, language);
  const menu = menuOf[id];
  const list = menu ? longList(id, menu, sections, language) : shortList(id, sections, language);
  return {
    page,
    seo,
    shelf: id === "/blog" ? [] : shelfOf(list),
    ...(id === "/blog" && {
      articles: articles(language).map((article) => articleCard(article, language)),
      tags: tagsWithCounts(language),
      newest: newestFigures(language),
    }),
    list,
  };
}

/** The pages that an overview shows first, each with its picture: one of each group, or the first of a short list. */
function shelfOf(list: ReturnType<typeof longList> | ReturnType<typeof shortList>) {
  const cards =
    list.kind === "short" ? list.cards : withPictures(list.groups.flatMap(({ pages }) => pages.slice(0, 1)));
  return cards.flatMap(({ id, name, picture }) => (picture ? [{ id, name, picture }] : [])).slice(0, 4);
}

/** The list of an overview with few pages: cards with pictures for all of them. */
function shortList(id: PageId, sections: ShownSection[], language: Language) {
  return { kind: "short" as const, cards: withPictures(topmost(cardsBelow(id, language))), sections };
}

/** The list of an overview with many pages. A few cards before it help to choose. */
function longList(id: PageId, menu: MenuName, sections: ShownSection[], language: Language) {
  const groups = menus(language).find(({ name }) => name === menu)?.groups ?? [];
  const others = sections.findIndex(({ kind }) => kind !== "cards");
  const opening = others < 0 ? sections : sections.slice(0, others);
  return {
    kind: "long" as const,
    opening,
    groups: [...inGroups(groups, cardsBelow(id, language)), ...nearMe(language)].map(withItsPicture),
    sections: sections.slice(opening.length),
  };
}

const withItsPicture = (group: PageGroup) => ({ ...group, picture: group.pages[0] && pictureOf(group.pages[0].id) });

/** The pages below /near-me have no overview of their own, so this list contains all of them. */
function nearMe(language: Language): PageGroup[] {
  const pages = cardsBelow("/near-me", language);
  return pages.length > 0 ? [{ name: "nearMe", pages }] : [];
}
