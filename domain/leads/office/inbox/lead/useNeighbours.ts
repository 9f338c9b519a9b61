import { href } from "@site/ground/site-map/links.ts";
import { useLocation } from "react-router";
import { useLanguage } from "#site/i18n/t.ts";
import { useHydrated } from "#site/ui/useHydrated.ts";

export interface Neighbours {
  /** The list from which the lead was opened. */
  list: string;
  previous?: string;
  next?: string;
  /** This state is passed on to the next lead. */
  state: unknown;
}

/**
 * Remembers the order of the list at the moment when a lead was opened from it. Later changes then do not move the next lead. The order is kept in
 * history.state, which survives a reload but is never sent to the server. So only a hydrated page can show it.
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

/** history.state can contain anything, so it is checked here. */
function fromList(state: unknown): { search: string; ids: string[] } {
  const { search, ids } = (state ?? {}) as { search?: unknown; ids?: unknown };
  return {
    search: typeof search === "string" && search.startsWith("?") ? search : "",
    ids: Array.isArray(ids) ? ids.filter((one) => typeof one === "string") : [],
  };
}
