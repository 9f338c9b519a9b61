import movedPages from "../../content/shared/moved.json" with { type: "json" };
import { languageOf } from "../language/languages.ts";
import { href, idOf } from "./links.ts";
import { movedAddress } from "./moved-addresses.ts";
import { isPageId } from "./pages.ts";
import { citySpellings } from "./places.ts";

const spelling = new RegExp(`^(/ar)?/(${Object.keys(citySpellings).join("|")})(?=/|$)`);

/** Renamed pages: their old and new ids. */
const moves: Record<string, string> = movedPages;

/**
 * Returns the correct path if a path is an old or other spelling; null if the path is correct already, or unknown. It expects a decoded,
 * lower-case path without a slash at the end.
 */
export function canonicalPath(path: string, moved = moves): string | null {
  const respelled = (movedAddress(path) ?? path).replace(
    spelling,
    (_, prefix = "", name: keyof typeof citySpellings) => `${prefix}/${citySpellings[name]}`,
  );
  const named = idOf(respelled);
  const id = moved[named] ?? named;
  if (isPageId(id)) {
    const target = href(id, languageOf(respelled));
    return decodeURI(target) === path ? null : target;
  }
  return respelled === path ? null : respelled;
}
