import { href } from "@site/ground/site-map/links.ts";
import { Form, useNavigation } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Action, ActionLink } from "../shared/Action.tsx";
import type { LeadPageData } from "../shared/types.ts";
import { Panel } from "./Panel.tsx";
import { useLeadAction } from "./useLeadAction.ts";

/** Shows actions that are seldom needed: mark as unread, move into or out of spam, and the requests of a person about their data. */
export function Privacy({ data: { lead, seen, owner } }: { data: LeadPageData }) {
  const t = useT("inbox");
  const language = useLanguage();
  const { fetcher, busy } = useLeadAction("spam");
  const idle = useNavigation().state === "idle";
  return (
    <Panel title={t("privacy.label")}>
      <div className="flex flex-wrap gap-2">
        <Form method="post">
          <Action type="submit" name="intent" value="unread" data-key="unread" disabled={!idle}>
            {t("privacy.unread")}
          </Action>
        </Form>
        {lead.merged_into === null && (
          <fetcher.Form method="post">
            <input type="hidden" name="seen" value={seen} />
            <Action type="submit" name="intent" value={lead.spam ? "notSpam" : "spam"} disabled={busy}>
              {t(lead.spam ? "privacy.notSpam" : "privacy.spam")}
            </Action>
          </fetcher.Form>
        )}
        {owner && (
          <>
            <ActionLink glyph="download" href={href(`/admin/leads/${lead.id}/person.json`, language)} download>
              {t("privacy.export")}
            </ActionLink>
            <ActionLink look="danger" glyph="bin" href={href(`/admin/leads/${lead.id}/erase`, language)}>
              {t("privacy.erase")}
            </ActionLink>
          </>
        )}
      </div>
    </Panel>
  );
}
