import { useT } from "#site/i18n/t.ts";
import { Action } from "../shared/Action.tsx";
import { inputLook } from "../shared/looks.ts";
import type { LeadPageData } from "../shared/types.ts";
import { Panel } from "./Panel.tsx";
import { useLeadAction } from "./useLeadAction.ts";

/** Shows which colleague is responsible for the lead. The assignment can be changed here. */
export function Assignment({ data: { lead, seen, people, me } }: { data: LeadPageData }) {
  const t = useT("inbox");
  const { fetcher } = useLeadAction("assign");
  const give = (to: string) => void fetcher.submit({ intent: "assign", to, seen }, { method: "post" });
  const now = String(fetcher.formData?.get("to") ?? lead.assignee ?? "none");
  const known = now === "none" || people.some(({ id }) => id === now);
  return (
    <Panel title={t("assign.label")}>
      <select
        aria-label={t("assign.label")}
        data-key="assign"
        value={now}
        onChange={({ target }) => give(target.value)}
        className={inputLook}
      >
        <option value="none">{t("assign.nobody")}</option>
        {!known && <option value={now}>{t("timeline.unknown")}</option>}
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {now !== me && (
        <Action look="quiet" glyph="person" onClick={() => give(me)} className="mt-1.5">
          {t("assign.me")}
        </Action>
      )}
    </Panel>
  );
}
