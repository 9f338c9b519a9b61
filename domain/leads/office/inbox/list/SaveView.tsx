import { useRef } from "react";
import { useFetcher } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { Action } from "../shared/Action.tsx";
import type { ActionOutcome } from "../shared/action-outcome.ts";
import { inputLook } from "../shared/looks.ts";
import { useDone } from "../shared/useDone.ts";

/** A form that saves the current view under a name, and then closes its menu. */
export function SaveView({ query }: { query: string }) {
  const t = useT("inbox");
  const fetcher = useFetcher<ActionOutcome>();
  useDone(fetcher.data);
  const form = useRef<HTMLFormElement>(null);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="?index"
      onSubmit={() => form.current?.closest("details")?.removeAttribute("open")}
      className="space-y-2 p-1.5 sm:w-60"
    >
      <input type="hidden" name="query" value={query} />
      <label className="block text-xs font-semibold">
        {t("views.name")}
        <input name="name" required maxLength={60} dir="auto" className={`${inputLook} mt-1`} />
      </label>
      <Action type="submit" name="intent" value="view.save" look="main" className="w-full">
        {t("views.keep")}
      </Action>
    </fetcher.Form>
  );
}
