import { href } from "@site/ground/site-map/links.ts";
import { useEffect, useState } from "react";
import { useLanguage } from "#site/i18n/t.ts";
import { listen } from "./event-source.ts";

/**
 * Returns the colleague's notices and updates them on every page of the office. Only the notices are reloaded, so a half-written form or a
 * table does not change. If loading fails, the old notices stay.
 */
export function useNewNotices<T extends { id: string }>(given: T[], listens: boolean): T[] {
  const address = href("/admin/notices.json", useLanguage());
  const [asked, setAsked] = useState<T[]>([]);
  useEffect(() => {
    if (!listens) return;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      const answer = await fetch(address, { signal });
      if (answer.ok) setAsked(await answer.json());
    };
    listen("", () => void ask().catch(() => {}), signal);
    return () => controller.abort();
  }, [listens, address]);
  // Ids grow with time, so the list with the higher first id is the newer one.
  return (asked[0]?.id ?? "") > (given[0]?.id ?? "") ? asked : given;
}
