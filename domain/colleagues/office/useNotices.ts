import { href } from "@site/ground/site-map/links.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { useEffect, useRef } from "react";
import { useFetcher, useNavigate } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { toast } from "#site/ui/controls/toast.ts";
import type { FrameData } from "./types.ts";

const mostShown = 3;

/** Shows each notice to the colleague once, as soon as it comes. A hidden tab waits until it is visible. */
export function useNotices(notices: FrameData["notices"]) {
  const t = useT("colleagues");
  const language = useLanguage();
  const navigate = useNavigate();
  const { submit } = useFetcher({ key: "notices" });
  const lastShown = useRef("");
  useEffect(() => {
    const tell = () => {
      const fresh = notices.filter(({ id }) => id > lastShown.current);
      const [newest] = fresh;
      if (!newest || document.hidden) return;
      lastShown.current = newest.id;
      const open = (to: PageId) => () => void navigate(href(to, language));
      if (fresh.length > mostShown)
        toast(t("notices.several", { count: fresh.length }), {
          duration: 10_000,
          action: { label: t("notices.open"), onClick: open("/admin/notices") },
        });
      else
        for (const { id, kind, by, reference, leadId } of fresh)
          toast(t(`notices.${kind}`, { by: by ?? "", reference }), {
            id,
            duration: 10_000,
            action: { label: t("notices.open"), onClick: open(`/admin/leads/${leadId}`) },
          });
      void submit({ intent: "seen", seen: newest.id }, { method: "post", action: href("/admin/notices", language) });
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [notices, language, navigate, submit, t]);
}
