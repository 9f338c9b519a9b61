import type { PasskeyListItem } from "@supabase/supabase-js";
import { useState } from "react";
import * as z from "zod/mini";
import {
  isAborted,
  Send,
  Trouble,
  useAction,
  useAuth,
  useAuthForm,
  useProof,
  withSecondStep,
} from "#domain/sign-in/index.ts";
import { useT } from "#site/i18n/t.ts";
import { Field } from "#site/ui/controls/Field.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";
import { Ask } from "./Ask.tsx";
import { DateNote } from "./DateNote.tsx";

interface Props {
  passkey: PasskeyListItem;
  onDone: (message: string) => void;
}

export function PasskeyLine({ passkey, onDone }: Props) {
  const t = useT("account");
  const [asking, setAsking] = useState<"name" | "removal">();
  const { friendly_name, created_at, last_used_at } = passkey;
  const name = friendly_name || t("security.passkeyUnnamed");
  const close = () => setAsking(undefined);
  const done = (message: string) => {
    close();
    onDone(message);
  };
  return (
    <li className="card flex flex-wrap items-center justify-between gap-x-4 gap-y-2 !py-4">
      <p className="min-w-0">
        <bdi className="block truncate font-semibold">{name}</bdi>
        <span className="text-sm text-soft">
          {last_used_at ? <DateNote what="used" at={last_used_at} /> : <DateNote what="since" at={created_at} />}
        </span>
      </p>
      <div className="-mx-3 flex">
        <Button
          look="quiet"
          className="!px-3"
          aria-label={t("security.passkeyRenameNamed", { name })}
          onClick={() => setAsking("name")}
        >
          {t("security.passkeyRename")}
        </Button>
        <Button
          look="quiet"
          className="!px-3"
          aria-label={t("security.removeNamed", { name })}
          onClick={() => setAsking("removal")}
        >
          {t("security.remove")}
        </Button>
      </div>
      {asking === "name" && (
        <Ask title={t("security.passkeyRenameTitle")} onClose={close}>
          <NameForm passkey={passkey} onDone={done} />
        </Ask>
      )}
      {asking === "removal" && (
        <Ask title={t("security.removeTitle", { name })} onClose={close}>
          <Removal passkey={passkey} onDone={done} />
        </Ask>
      )}
    </li>
  );
}

function NameForm({ passkey: { id, friendly_name }, onDone }: Props) {
  const t = useT("account");
  const { auth } = useAuth();
  const name = z.string().check(z.trim(), z.minLength(1, useT("auth")("missing.name")));
  const { field, problem, busy, submit } = useAuthForm(z.object({ name }), async (values) => {
    const { error } = await auth().passkey.update({ passkeyId: id, friendlyName: values.name });
    if (error) return { error };
    onDone(t("security.passkeyRenamed"));
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Trouble problem={problem} />
      <Field
        id={`name-${id}`}
        label={t("security.passkeyName")}
        defaultValue={friendly_name}
        autoComplete="off"
        dir="auto"
        required
        maxLength={120}
        {...field("name")}
      />
      <Send busy={busy}>{t("save")}</Send>
    </form>
  );
}

function Removal({ passkey: { id }, onDone }: Props) {
  const t = useT("account");
  const { auth } = useAuth();
  const prove = useProof();
  const { problem, busy, run } = useAction(async () => {
    const answer = await withSecondStep(auth(), prove, () => auth().passkey.delete({ passkeyId: id }));
    if (!answer || isAborted(answer.error)) return;
    if (answer.error) return { error: answer.error };
    // The session may have a lower assurance level now that the passkey is removed.
    await auth().refreshSession();
    onDone(t("security.passkeyRemoved"));
  });
  return (
    <>
      <p>{t("security.passkeyRemoveText")}</p>
      <Trouble problem={problem} />
      <Button
        look="outline"
        className="!border-danger text-danger"
        aria-disabled={busy || undefined}
        onClick={() => run()}
      >
        {t("security.remove")}
      </Button>
    </>
  );
}
