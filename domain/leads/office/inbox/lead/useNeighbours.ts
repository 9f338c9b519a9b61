import { href } from "@site/ground/site-map/links.ts";
import { useLocation } from "react-router";
import { useLanguage } from "#site/i18n/t.ts";
import { useHydrated } from "#site/ui/useHydrated.ts";

export interface Neighbours {
  /** The list that the lead was opened from. */
  list: string;
  previous?: string;
  next?: string;
  /** Passed on to the next lead. */
  state: unknown;
}

/**
 * The order of the list at the time a lead was opened from it, so that later changes do not move what is next. It lives in history.state, which
 * survives a reload but never reaches the server, so only a hydrated page can show it.
 */
export function useNeighbours(id: string): Neighbours {
  const hydrated = useHydrated();
  const { state } = useLocation();
  const language = useLanguage();
  const { search, ids } = fromList(hydrated && state);
  const at = ids.indexOf(id);
  const path = (other: string | undefined) => other && href(`/admin/leads/${other}`, language);
  return {
    list: href("/admin", language) + search,
    previous: at > 0 ? path(ids[at - 1]) : undefined,
    next: at >= 0 ? path(ids[at + 1]) : undefined,
    state,
  };
}

/** history.state can contain anything, so it is checked. */
function fromList(state: unknown): { search: string; ids: string[] } {
  const { search, ids } = (state ?? {}) as { search?: unknown; ids?: unknown };
  return {
    search: typeof search === "string" && search.startsWith("?") ? search : "",
    ids: Array.isArray(ids) ? ids.filter((one) => typeof one === "string") : [],
  };
}
