import { useLocation } from "react-router";
import { useLanguage } from "#app/i18n/t.ts";
import { href } from "#app/site/links.ts";
import { useAwake } from "#app/ui/useAwake.ts";

export interface Neighbours {
  /** The list it was opened from. */
  list: string;
  previous?: string;
  next?: string;
  /** Goes along to the neighbour. */
  state: unknown;
}

/**
 * The list as it was when a lead was opened from it: what changes in it meanwhile does not move what is next. The browser
 * keeps it over a reload, the server never hears of it: only a page that is awake may show it.
 */
export function useNeighbours(id: string): Neighbours {
  const awake = useAwake();
  const { state } = useLocation();
  const language = useLanguage();
  const { search, ids } = fromList(awake && state);
  const at = ids.indexOf(id);
  const path = (other: string | undefined) => other && href(`/admin/leads/${other}`, language);
  return {
    list: href("/admin", language) + search,
    previous: at > 0 ? path(ids[at - 1]) : undefined,
    next: at >= 0 ? path(ids[at + 1]) : undefined,
    state,
  };
}

/** History is the browser's to keep: what is in it may be anybody's. */
function fromList(state: unknown): { search: string; ids: string[] } {
  const { search, ids } = (state ?? {}) as { search?: unknown; ids?: unknown };
  return {
    search: typeof search === "string" && search.startsWith("?") ? search : "",
    ids: Array.isArray(ids) ? ids.filter((one) => typeof one === "string") : [],
  };
}
