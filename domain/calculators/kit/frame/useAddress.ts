import { useCallback, useEffect, useRef } from "react";

/**
 * Keeps the calculation in the address, so that it can be shared and the back button undoes a change. Several changes of one field make one
 * history entry. Returns a function that announces which field is being changed.
 */
export function useAddress(query: string, stale: boolean, onBack: (search: string) => void) {
  const field = useRef<string>(undefined);
  const written = useRef<{ field: string | undefined; search: string }>(undefined);
  const back = useRef(onBack);
  back.current = onBack;

  useEffect(() => {
    const search = query && `?${query}`;
    written.current ??= { field: undefined, search };
    if (stale || search === written.current.search || field.current === undefined) return;
    const isSame = field.current === written.current.field;
    written.current = { field: field.current, search };
    show(search, isSame);
  }, [query, stale]);

  useEffect(() => {
    const follow = () => {
      if (location.search === written.current?.search) return;
      field.current = undefined;
      written.current = { field: undefined, search: location.search };
      linkLanguage(location.search);
      back.current(location.search);
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  return useCallback((name: string) => {
    field.current = name;
  }, []);
}

/** Adds the calculation to the link that switches the language. */
function linkLanguage(search: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("header a[hreflang]")) link.search = search;
}

function show(search: string, instead: boolean) {
  const address = location.pathname + search;
  linkLanguage(search);
  try {
    if (instead) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
  } catch {
    // Safari allows only a hundred history changes in half a minute. The next change writes the address again.
  }
}
