import { useT } from "#site/i18n/t.ts";
import { Action } from "../shared/Action.tsx";
import { inputLook } from "../shared/looks.ts";
import type { LeadPageData } from "../shared/types.ts";
import { Panel } from "./Panel.tsx";
import { useLeadAction } from "./useLeadAction.ts";

/**
 * Takes the name, number and address from a contact that a colleague pastes. When the number is stored, the page also lists other leads
 * with this number.
 */
export function Paste({ data: { lead, seen } }: { data: LeadPageData }) {
  const t = useT("inbox");
  const { fetcher, busy, wrong } = useLeadAction("paste");
  if (lead.phone || lead.email || lead.spam === 1) return null;
  return (
    <Panel title={t("paste.label")}>
      <fetcher.Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="intent" value="paste" />
        <input type="hidden" name="seen" value={seen} />
        <input
          name="contact"
          required
          dir="auto"
          maxLength={1000}
          autoComplete="off"
          aria-label={t("paste.hint")}
          placeholder={t("paste.hint")}
          aria-invalid={wrong === "contact" || undefined}
          onPaste={({ currentTarget: { form } }) => setTimeout(() => form?.requestSubmit())}
          className={`${inputLook} !w-auto min-w-40 flex-1`}
        />
        <Action type="submit" disabled={busy}>
          {t("paste.keep")}
        </Action>
      </fetcher.Form>
      {wrong && (
        <p role="alert" className="mt-2 text-xs font-semibold text-danger">
          {t("problems.paste")}
        </p>
      )}
    </Panel>
  );
}
