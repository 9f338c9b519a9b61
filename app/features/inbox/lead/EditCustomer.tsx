import { useState } from "react";
import { useT } from "#app/i18n/t.ts";
import { Action } from "../shared/Action.tsx";
import { CustomerFields } from "../shared/CustomerFields.tsx";
import { Dialog } from "../shared/Dialog.tsx";
import type { LeadPageData } from "../shared/types.ts";
import { useLeadAction } from "./useLeadAction.ts";

/** Corrects what the customer said. */
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

function Form({ data: { seen, customer }, onClose }: { data: LeadPageData; onClose: () => void }) {
  const t = useT("inbox");
  const { fetcher, busy, wrong } = useLeadAction("edit", onClose);
  return (
    <Dialog title={t("edit.title")} open onClose={onClose} wide>
      <fetcher.Form method="post" className="space-y-3">
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="seen" value={seen} />
        <CustomerFields values={customer} wrong={wrong} />
        <p className="text-xs text-soft">{t("edit.text")}</p>
        <Action type="submit" look="main" disabled={busy}>
          {t("edit.keep")}
        </Action>
      </fetcher.Form>
    </Dialog>
  );
}
