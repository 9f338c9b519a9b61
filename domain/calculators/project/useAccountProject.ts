import { useEffect } from "react";
import { tokenOf } from "../kit/frame/session.ts";

/** Opens the revision of an account's project that the address names. It does so only once. */
export function useAccountProject(onText: (text: string, account: string) => void, onMissing: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once, when the page is opened
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const [id, revision] = [query.get("account"), query.get("revision")];
    if (!id || !revision) return;
    history.replaceState(history.state, "", location.pathname);
    const headers = { authorization: `Bearer ${tokenOf() ?? ""}` };
    fetch(`/api/account/projects/${encodeURIComponent(id)}?revision=${encodeURIComponent(revision)}`, { headers })
      .then(async (answer) => (answer.ok ? onText(await answer.text(), id) : onMissing()))
      .catch(onMissing);
  }, []);
}
