import { href } from "@site/ground/site-map/links.ts";
import { useState } from "react";
import { Link } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import { WithReferences } from "#site/ui/primitives/WithReferences.tsx";
import { Action } from "../shared/Action.tsx";
import { Dialog } from "../shared/Dialog.tsx";
import { StatusPill } from "../shared/StatusPill.tsx";
import { calendarDay } from "../shared/time.ts";
import type { LeadPageData } from "../shared/types.ts";
import { Panel } from "./Panel.tsx";
import { useLeadAction } from "./useLeadAction.ts";

type Duplicate = LeadPageData["duplicates"][number];

/** Lists other leads with the same phone number or email address. A colleague can merge them with this lead. */
export function Duplicates({ data: { lead, duplicates } }: { data: LeadPageData }) {
  const t = useT("inbox");
  const language = useLanguage();
  const [chosen, setChosen] = useState<Duplicate>();
  if (duplicates.length === 0) return null;
  return (
    <Panel title={t("duplicates.label")}>
      <ul className="space-y-3 text-sm">
        {duplicates.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <div className="min-w-0 flex-1 basis-40">
              <Link
                to={href(`/admin/leads/${other.id}`, language)}
                className="font-semibold text-brand hover:underline"
              >
                <Reference code={other.reference} />
              </Link>{" "}
              <StatusPill lead={other} />
              <p className="text-xs wrap-anywhere text-soft" suppressHydrationWarning>
                <bdi>{other.name}</bdi> · {t(`duplicates.${other.by}`)} · {calendarDay(other.created_at, language)}
              </p>
            </div>
            {lead.spam === 0 && (
              <Action
                aria-label={t("duplicates.mergeLong", { reference: other.reference })}
                onClick={() => setChosen(other)}
              >
                {t("duplicates.merge")}
              </Action>
            )}
          </li>
        ))}
      </ul>
      {chosen && <Confirm into={lead.reference} from={chosen} onClose={() => setChosen(undefined)} />}
    </Panel>
  );
}

function Confirm({ into, from, onClose }: { into: string; from: Duplicate; onClose: () => void }) {
  const t = useT("inbox");
  const { fetcher, busy } = useLeadAction("merge", onClose);
  const words = { from: from.reference, into };
  return (
    <Dialog title={t("duplicates.title", words)} open onClose={onClose}>
      <p className="mb-5 text-sm text-soft">
        <WithReferences text={t("duplicates.text", words)} />
      </p>
      <fetcher.Form method="post">
        <input type="hidden" name="from" value={from.id} />
        <Action type="submit" name="intent" value="merge" look="main" disabled={busy}>
          {t("duplicates.confirm")}
        </Action>
      </fetcher.Form>
    </Dialog>
  );
}
