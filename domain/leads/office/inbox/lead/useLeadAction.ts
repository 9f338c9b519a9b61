import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { ActionOutcome } from "../shared/action-outcome.ts";
import type { LeadPageData } from "../shared/types.ts";
import { useDone } from "../shared/useDone.ts";

/** Returns a fetcher for a form of the lead's page. It also reports the result of the action, and which field was wrong. */
export function useLeadAction(key: string, onOk?: () => void) {
  const fetcher = useFetcher<ActionOutcome>({ key });
  useDone(fetcher.data, onOk);
  const { data, state } = fetcher;
  return { fetcher, busy: state !== "idle", wrong: state === "idle" && data && !data.ok ? data.field : undefined };
}

/** Marks the lead as read as soon as its browser tab is visible. A tab in the background does not count. */
export function useSeen({ lead: { unread }, mayChange }: Pick<LeadPageData, "lead" | "mayChange">) {
  const { submit } = useFetcher({ key: "seen" });
  const visible = useVisible();
  useEffect(() => {
    if (unread === 1 && visible && mayChange) void submit({ intent: "seen" }, { method: "post" });
  }, [unread, visible, mayChange, submit]);
}

function useVisible() {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const look = () => setVisible(!document.hidden);
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return visible;
}
