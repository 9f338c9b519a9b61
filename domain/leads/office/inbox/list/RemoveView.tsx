import { useFetcher } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { Action } from "../shared/Action.tsx";
import type { InboxData } from "../shared/types.ts";

export function RemoveView({ view, className }: { view: InboxData["views"][number]; className?: string }) {
  const t = useT("inbox");
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action="?index" className={className}>
      <input type="hidden" name="view" value={view.id} />
      <Action
        type="submit"
        name="intent"
        value="view.remove"
        look="quiet"
        glyph="close"
        disabled={fetcher.state !== "idle"}
        aria-label={t("views.remove", { name: view.name })}
        className="!px-2 max-lg:!min-w-11 max-lg:justify-center"
      />
    </fetcher.Form>
  );
}
