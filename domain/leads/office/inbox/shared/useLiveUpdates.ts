import { href } from "@site/ground/site-map/links.ts";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { toast } from "#site/ui/controls/toast.ts";
import { type LeadNotice, listen } from "./event-source.ts";

/** Keeps the page in step with the database. A hidden tab is told only about new leads, which it counts in its title. */
export function useLiveUpdates(change: string) {
  const { revalidate } = useRevalidator();
  const tell = useTell();
  const newest = useRef({ revalidate, tell, change });
  newest.current = { revalidate, tell, change };
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let stale = false;
    const refresh = (arrived: LeadNotice[]) => {
      stale = document.hidden && arrived.length === 0;
      if (!stale) void newest.current.revalidate();
      if (!document.hidden) newest.current.tell(arrived);
    };
    listen(newest.current.change, refresh, signal);
    // Due dates come nearer even if nothing changes.
    const clock = setInterval(() => !document.hidden && refresh([]), 5 * 60_000);
    signal.addEventListener("abort", () => clearInterval(clock));
    document.addEventListener("visibilitychange", () => stale && !document.hidden && refresh([]), { signal });
    return () => controller.abort();
  }, []);
}

function useTell() {
  const t = useT("inbox");
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (all: LeadNotice[]) => {
    // A colleague who has just written down an enquiry is on its page already, so no notice is shown for it.
    const arrived = all.filter(({ id }) => !pathname.endsWith(`/${id}`));
    const [only] = arrived;
    if (!only) return;
    const name = only.name || t("list.whatsapp");
    const words = arrived.length === 1 ? t("live.new", { name }) : t("live.several", { count: arrived.length });
    const to = arrived.length === 1 ? (`/admin/leads/${only.id}` as const) : "/admin";
    toast(words, {
      id: only.id,
      duration: 8000,
      action: { label: t("live.open"), onClick: () => void navigate(href(to, language)) },
    });
  };
}
