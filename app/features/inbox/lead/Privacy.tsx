import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { useLanguage, useT } from "#app/i18n/t.ts";
import { href } from "#app/site/links.ts";
import { WithReferences } from "#app/ui/primitives/Reference.tsx";
import { Action, ActionLink } from "../shared/Action.tsx";
import { Dialog } from "../shared/Dialog.tsx";
import { inputLook, labelLook } from "../shared/looks.ts";
import type { LeadPageData } from "../shared/types.ts";
import { Panel } from "./Panel.tsx";
import { useLeadAction } from "./useLeadAction.ts";

/** Actions that are seldom needed: mark unread, spam or not, and a person's data rights. */
export function Privacy({ data: { lead, seen, owner } }: { data: LeadPageData }) {
  const t = useT("inbox");
  const language = useLanguage();
  const [erasing, setErasing] = useState(false);
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
            <Action look="danger" glyph="bin" onClick={() => setErasing(true)}>
              {t("privacy.erase")}
            </Action>
          </>
        )}
      </div>
      {erasing && <Erase reference={lead.reference} onClose={() => setErasing(false)} />}
    </Panel>
  );
}

function Erase({ reference, onClose }: { reference: string; onClose: () => void }) {
  const t = useT("inbox");
  const { fetcher, wrong, busy } = useLeadAction("erase", onClose);
  return (
    <Dialog title={t("privacy.title")} open onClose={onClose}>
      <p className="mb-4 text-sm text-soft">{t("privacy.text")}</p>
      <fetcher.Form method="post" className="space-y-3">
        <label className="block">
          <span className={labelLook}>
            <WithReferences text={t("privacy.type", { reference })} />
          </span>
          <input
            name="reference"
            dir="ltr"
            required
            autoComplete="off"
            aria-invalid={wrong === "reference" || undefined}
            className={inputLook}
          />
        </label>
        {wrong === "reference" && (
          <p role="alert" className="text-xs font-semibold text-danger">
            {t("problems.reference")}
          </p>
        )}
        <Action type="submit" name="intent" value="erase" look="danger" glyph="bin" disabled={busy}>
          {t("privacy.confirm")}
        </Action>
      </fetcher.Form>
    </Dialog>
  );
}
