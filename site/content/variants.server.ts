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
 * The sections of one version, and the name under which it is counted. The build asks for the second version by a query, and `npm run dev` may do so
 * too.
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
