import type { Factor } from "@supabase/supabase-js";
import { useState } from "react";
import {
  EnrolFactor,
  StatusMessage,
  Trouble,
  useAction,
  useAuth,
  useProof,
  withSecondStep,
} from "#domain/sign-in/index.ts";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { Ask } from "./Ask.tsx";
import { DateNote } from "./DateNote.tsx";
import { Panel } from "./Head.tsx";

/** The second factors of the account. */
export function Factors() {
  const t = useT("account");
  const enrolled = useT("auth")("enrol.done");
  const { user } = useAuth();
  const [adding, setAdding] = useState(false);
  const [message, setMessage] = useState("");
  const factors = (user?.factors ?? []).filter(({ status }) => status === "verified");
  return (
    <Panel title={t("security.second")} text={t("security.secondText")}>
      <StatusMessage>{message}</StatusMessage>
      {factors.length === 0 && !adding && <p className="text-soft">{t("security.secondOff")}</p>}
      {factors.length > 0 && (
        <ul className="grid gap-3">
          {factors.map((factor) => (
            <Device
              key={factor.id}
              factor={factor}
              isLast={factors.length === 1}
              onRemoved={() => setMessage(t("security.removed"))}
            />
          ))}
        </ul>
      )}
      {factors.length === 1 && !adding && <p className="text-sm text-soft">{t("security.advice")}</p>}
      {adding ? (
        <div className="card grid gap-6">
          <EnrolFactor
            onDone={() => {
              setAdding(false);
              setMessage(enrolled);
            }}
          />
          <Button look="quiet" onClick={() => setAdding(false)}>
            {t("cancel")}
          </Button>
        </div>
      ) : (
        <Button
          look={factors.length === 0 ? "accent" : "outline"}
          className="justify-self-start"
          onClick={() => {
            setMessage("");
            setAdding(true);
          }}
        >
          {t(factors.length === 0 ? "security.add" : "security.addAnother")}
        </Button>
      )}
    </Panel>
  );
}

type DeviceProps = { factor: Factor; isLast: boolean; onRemoved: () => void };

function Device({ factor, isLast, onRemoved }: DeviceProps) {
  const t = useT("account");
  const unnamed = useT("auth")("second.unnamed");
  const { auth } = useAuth();
  const prove = useProof();
  const [asking, setAsking] = useState(false);
  const name = factor.friendly_name || unnamed;
  const removal = useAction(async () => {
    const answer = await withSecondStep(auth(), prove, () => auth().mfa.unenroll({ factorId: factor.id }));
    if (!answer) return;
    if (answer.error) return { error: answer.error };
    // The user data and the assurance level of the session have changed, so they are refreshed.
    await auth().refreshSession();
    onRemoved();
  });
  return (
    <li className="card flex items-center justify-between gap-4 !py-4">
      <p className="min-w-0">
        <bdi className="block truncate font-semibold">{name}</bdi>
        <span className="text-sm text-soft">
          <DateNote what="since" at={factor.created_at} />
        </span>
      </p>
      <Button
        look="quiet"
        className="!px-3"
        aria-label={t("security.removeNamed", { name })}
        onClick={() => setAsking(true)}
      >
        {t("security.remove")}
      </Button>
      {asking && (
        <Ask title={t("security.removeTitle", { name })} onClose={() => setAsking(false)}>
          <p>{t(isLast ? "security.removeLast" : "security.removeText")}</p>
          <Trouble problem={removal.problem} />
          <Button look="outline" className="!border-danger text-danger" onClick={() => removal.run()}>
            {t("security.remove")}
          </Button>
        </Ask>
      )}
    </li>
  );
}
