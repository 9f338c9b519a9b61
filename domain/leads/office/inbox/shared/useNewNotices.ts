import { href } from "@site/ground/site-map/links.ts";
import { useEffect, useState } from "react";
import { useLanguage } from "#site/i18n/t.ts";
import { listen } from "./event-source.ts";

/**
 * Gives the notices that concern the colleague, on every page of the office as they come. Only they are asked for anew, and an answer that fails is passed over: a
 * page with sums or a half-written form keeps what it shows.
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
  // Ids rise with time: whichever was asked for later has the newer one.
  return (asked[0]?.id ?? "") > (given[0]?.id ?? "") ? asked : given;
}
