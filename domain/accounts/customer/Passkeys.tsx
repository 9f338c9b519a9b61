import { useState } from "react";
import { AddPasskey, makesPasskeys, problemOf, StatusMessage, Trouble, useAuth } from "#domain/sign-in/index.ts";
import { useT } from "#site/i18n/t.ts";
import { Panel } from "./Head.tsx";
import { PasskeyLine } from "./PasskeyLine.tsx";
import { usePasskeys } from "./usePasskeys.ts";

/** The passkeys of the account. Shown only if the backend supports passkeys. */
export function Passkeys() {
  const { passkeys } = useAuth();
  return passkeys ? <PasskeyPanel /> : null;
}

function PasskeyPanel() {
  const t = useT("account");
  const { known, changed } = usePasskeys();
  const [message, setMessage] = useState("");
  const tell = (text: string) => {
    setMessage(text);
    void changed();
  };
  const isFirst = known.data?.length === 0;
  return (
    <Panel title={t("security.passkeys")} text={t("security.passkeysText")}>
      <Trouble problem={known.error ? problemOf(known.error) : undefined} />
      <StatusMessage>{message}</StatusMessage>
      {isFirst && (
        <p className="text-soft">{t(makesPasskeys() ? "security.passkeysNone" : "security.passkeysUnable")}</p>
      )}
      {known.data && known.data.length > 0 && (
        <ul className="grid gap-3">
          {known.data.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onDone={tell} />
          ))}
        </ul>
      )}
      {known.data && makesPasskeys() && (
        <AddPasskey isFirst={isFirst} onStart={() => setMessage("")} onAdded={() => tell(t("security.passkeyAdded"))} />
      )}
    </Panel>
  );
}
