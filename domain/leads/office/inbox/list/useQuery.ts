import { useCallback, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { queryOf, searchOf } from "./address.ts";
import type { Query } from "./query.ts";

/** Returns the query of the page's address, or of the navigation that is under way, and a function that navigates to another query. */
export function useQuery() {
  const { search, pathname } = useLocation();
  const { location } = useNavigation();
  const navigate = useNavigate();
  const query = queryOf(location?.pathname === pathname ? location.search : search);
  const newest = useRef(query);
  newest.current = query;
  const go = useCallback(
    (change: Partial<Query>) => {
      const to = searchOf({ ...newest.current, ...change });
      void navigate(to, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return { query, go };
}
