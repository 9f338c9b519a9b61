import { href } from "@site/ground/site-map/links.ts";
import { useEffect, useState } from "react";
import { useLanguage } from "#site/i18n/t.ts";
import { listen } from "./event-source.ts";

/**
 * Returns the colleague's notices and updates them on every page of the office. Only the notices are reloaded, so a half-written form or a
 * table does not change. If loading fails, the old notices stay.
 */
export function useNewNotices<T extends { id: string }>(initial: T[], listens: boolean): T[] {
  const address = href("/admin/notices.json", useLanguage());
  const [fetched, setFetched] = useState<T[]>([]);
  useEffect(() => {
    if (!listens) return;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      const answer = await fetch(address, { signal });
      if (answer.ok) setFetched(await answer.json());
    };
    listen("", () => void ask().catch(() => {}), signal);
    return () => controller.abort();
  }, [listens, address]);
  // Ids grow with time, so the list with the higher first id is the newer one.
  return (fetched[0]?.id ?? "") > (initial[0]?.id ?? "") ? fetched : initial;
}
