import { href } from "@site/ground/site-map/links.ts";
import { useEffect, useState } from "react";
import { useLanguage } from "#site/i18n/t.ts";
import { listen } from "./event-source.ts";

/**
 * Returns the notices that concern the colleague, and updates them as they come, on every page of the office. Only the notices are loaded anew, so a
 * page with sums or a half-written form keeps what it shows. If loading fails, the page keeps the old notices.
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
  // Ids rise with time, so the list that was loaded later has the newer id.
  return (asked[0]?.id ?? "") > (given[0]?.id ?? "") ? asked : given;
}
