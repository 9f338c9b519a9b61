import { useEffect, useState } from "react";
import { tokenOf } from "../frame/session.ts";

/** Opens the revision that the address names from the account, once; returns the project whose next revision a saving is. */
export function useAccountProject(onText: (text: string) => void, onMissing: () => void) {
  const [own, setOwn] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const [id, revision] = [query.get("account"), query.get("revision")];
    if (!id || !revision) return;
    history.replaceState(history.state, "", location.pathname);
    const headers = { authorization: `Bearer ${tokenOf() ?? ""}` };
    fetch(`/api/account/projects/${encodeURIComponent(id)}?revision=${encodeURIComponent(revision)}`, { headers })
      .then(async (answer) => {
        if (!answer.ok) return onMissing();
        onText(await answer.text());
        setOwn(id);
      })
      .catch(onMissing);
  }, []);
  return [own, setOwn] as const;
}
