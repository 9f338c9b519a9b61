import { href } from "@site/ground/site-map/links.ts";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { toast } from "#site/ui/controls/toast.ts";
import { type LeadNotice, listen } from "./event-source.ts";

/**
 * Reloads the page when leads have changed in the database. A hidden tab reloads only for new leads, which its title counts. Other changes
 * wait until the tab is visible.
 */
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
    // Reloads also without a change, because the time until due dates gets shorter.
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
    // A colleague who has just recorded an enquiry is already on its page, so this lead is not announced.
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
