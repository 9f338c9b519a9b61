import { keysOf } from "@site/typed";
import { type FormEvent, useState } from "react";
import { useT } from "#site/i18n/t.ts";
import { changedFields } from "../../../customer/forms/fields.ts";
import { Action } from "../shared/Action.tsx";
import { CustomerFields } from "../shared/CustomerFields.tsx";
import { Dialog } from "../shared/Dialog.tsx";
import type { LeadPageData } from "../shared/types.ts";
import { Changes } from "./Changes.tsx";
import { useLeadAction } from "./useLeadAction.ts";
import { useSeenAtOpening } from "./useSeenAtOpening.ts";

/** The dialog in which a colleague corrects the customer's details and the text of the enquiry. */
export function EditCustomer({ data }: { data: LeadPageData }) {
  const t = useT("inbox");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Action look="quiet" onClick={() => setOpen(true)} className="-me-2 -my-2">
        {t("edit.open")}
      </Action>
      {open && <Form data={data} onClose={() => setOpen(false)} />}
    </>
  );
}

/**
 * The form keeps the values from the moment when the dialog opened. The page behind it reloads when the lead changes, and new values must
 * not replace what the colleague is typing.
 */
function Form({ data, onClose }: { data: LeadPageData; onClose: () => void }) {
  const t = useT("inbox");
  const { fetcher, busy, wrong } = useLeadAction("edit", onClose);
  const seen = useSeenAtOpening(data.seen, fetcher);
  const [customer] = useState(data.customer);
  const meanwhile = changesBetween(customer, data.customer);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = new FormData(event.currentTarget);
    body.set("changed", changedFields(event.currentTarget).join(" "));
    void fetcher.submit(body, { method: "post" });
  };
  return (
    <Dialog title={t("edit.title")} open onClose={onClose} wide>
      <fetcher.Form method="post" onSubmit={send} className="space-y-3">
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="seen" value={seen} />
        <CustomerFields values={customer} wrong={wrong} />
        {meanwhile.length > 0 && !busy && (
          <div role="status" className="rounded-xl border border-amber p-3 text-sm">
            {t("edit.meanwhile")}
            <Changes changes={meanwhile} />
          </div>
        )}
        <p className="text-xs text-soft">{t("edit.text")}</p>
        <Action type="submit" look="main" disabled={busy}>
          {t("edit.keep")}
        </Action>
      </fetcher.Form>
    </Dialog>
  );
}

type Told = LeadPageData["customer"];

const changesBetween = (from: Told, to: Told) =>
  keysOf(from)
    .filter((field) => from[field] !== to[field])
    .map((field) => ({ field, from: from[field], to: to[field] }));
