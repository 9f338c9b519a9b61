import { href } from "@site/ground/site-map/links.ts";
import { useLocation } from "react-router";
import { useLanguage } from "#site/i18n/t.ts";
import { useHydrated } from "#site/ui/useHydrated.ts";

export interface Neighbours {
  /** The address of the list from which the lead was opened. */
  list: string;
  previous?: string;
  next?: string;
  /** The order of the list, which is passed on when the next lead is opened. */
  state: unknown;
}

/**
 * Returns the previous and the next lead in the list from which this lead was opened. The order of the list is fixed at that moment, so
 * later changes do not affect it. It is stored in history.state, which survives a reload but is not sent to the server. So the links appear
 * only after hydration.
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

/** Reads the list from history.state. The value may be anything, so it is checked. */
function fromList(state: unknown): { search: string; ids: string[] } {
  const { search, ids } = (state ?? {}) as { search?: unknown; ids?: unknown };
  return {
    search: typeof search === "string" && search.startsWith("?") ? search : "",
    ids: Array.isArray(ids) ? ids.filter((one) => typeof one === "string") : [],
  };
}
