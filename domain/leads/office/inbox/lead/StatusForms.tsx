import type { ReactNode } from "react";
import type { FetcherWithComponents } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { Action } from "../shared/Action.tsx";
import type { ActionOutcome } from "../shared/action-outcome.ts";
import { inputLook, labelLook } from "../shared/looks.ts";
import { lostReasons } from "../shared/options.ts";
import type { Status } from "../shared/types.ts";
import { useSeenAtOpening } from "./useSeenAtOpening.ts";

interface Props {
  fetcher: FetcherWithComponents<ActionOutcome>;
  busy: boolean;
  wrong: string | undefined;
  /** The id of the last timeline entry that the page shows. The server uses it to detect that somebody else changed the lead meanwhile. */
  seen: string;
  onSubmit: () => void;
  onCancel: () => void;
}

/** The form for an amount: the quoted sum, or the value of the job. */
export function ValueForm({
  status,
  fils,
  wrong,
  ...props
}: Props & { status: Status | "value"; fils: number | null }) {
  const t = useT("inbox");
  return (
    <StatusForm {...props} intent={status === "value" ? "value" : "status"}>
      {status !== "value" && <input type="hidden" name="status" value={status} />}
      <label className="block">
        <span className={labelLook}>
          {t(status === "won" ? "status.won" : status === "quoted" ? "status.quote" : "status.value")}
        </span>
        <input
          // biome-ignore lint/a11y/noAutofocus: the field appears because its button was pressed
          autoFocus
          name="value"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={fils === null ? "" : String(fils / 100)}
          aria-invalid={wrong === "value" || undefined}
          aria-describedby="value-note"
          className={inputLook}
        />
      </label>
      <p
        id="value-note"
        role={wrong === "value" ? "alert" : undefined}
        className={`text-xs ${wrong === "value" ? "font-semibold text-danger" : "text-soft"}`}
      >
        {t(wrong === "value" ? "problems.value" : "status.optional")}
      </p>
    </StatusForm>
  );
}

export function LostForm({ wrong, ...props }: Props) {
  const t = useT("inbox");
  const word = useT("lead");
  return (
    <StatusForm {...props} intent="lost">
      <label className="block">
        <span className={labelLook}>{t("status.reason")}</span>
        <select
          // biome-ignore lint/a11y/noAutofocus: the field appears because its button was pressed
          autoFocus
          name="reason"
          required
          aria-invalid={wrong === "reason" || undefined}
          className={inputLook}
        >
          {lostReasons.map((reason) => (
            <option key={reason} value={reason}>
              {word(`lostReasons.${reason}`)}
            </option>
          ))}
        </select>
      </label>
    </StatusForm>
  );
}

type FormProps = Omit<Props, "wrong"> & { intent: string; children: ReactNode };

function StatusForm({ fetcher, busy, seen: newest, onSubmit, onCancel, intent, children }: FormProps) {
  const t = useT("inbox");
  const seen = useSeenAtOpening(newest, fetcher);
  return (
    <fetcher.Form method="post" onSubmit={onSubmit} className="mt-3 space-y-2">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="seen" value={seen} />
      {children}
      <div className="flex gap-2">
        <Action type="submit" look="main" disabled={busy}>
          {t("status.keep")}
        </Action>
        <Action look="quiet" onClick={onCancel}>
          {t("status.cancel")}
        </Action>
      </div>
    </fetcher.Form>
  );
}
