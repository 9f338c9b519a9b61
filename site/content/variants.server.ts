import { languageCodes } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { kindOf } from "@site/ground/site-map/pages.ts";
import { type ContentOf, readPage } from "./content.server.ts";
import { pagesIn } from "./inventory.server.ts";

/** The pages with two versions of a section, and the name of each trial. */
export function variantNames(): Record<string, string> {
  const named = languageCodes.flatMap((language) =>
    pagesIn(language)
      .filter((id) => kindOf(id) === "landing")
      .flatMap((id) => {
        const name = readPage("landing", id, language)?.variants?.name;
        return name ? [[href(id, language), name] as const] : [];
      }),
  );
  return Object.fromEntries(named);
}

/**
 * Returns the sections of one version of a page, and the name under which visits to that version are counted. The query `variant=b` asks for the
 * second version: the build uses it, and so can `npm run dev`.
 */
export function versionOf(
  { sections, variants }: Pick<ContentOf<"landing">, "sections" | "variants">,
  search: URLSearchParams,
) {
  if (!variants) return { sections, variant: undefined };
  const version = search.get("variant") === "b" ? "b" : "a";
  const second = sections.with(variants.replaces - 1, variants.section);
  return { sections: version === "b" ? second : sections, variant: `${variants.name}.${version}` };
}
