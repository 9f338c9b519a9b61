import { useState } from "react";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { AddPasskey } from "./AddPasskey.tsx";
import { EnrolFactor } from "./EnrolFactor.tsx";

type Props = { withPasskey: boolean; onPasskey: () => void; onDone: () => unknown };

/** Sets up the first second step of an account: a passkey if possible, or an authenticator app. */
export function Enrol({ withPasskey, onPasskey, onDone }: Props) {
  const t = useT("auth");
  const [byApp, setByApp] = useState(false);
  if (byApp || !withPasskey) return <EnrolFactor onDone={onDone} />;
  return (
    <>
      <AddPasskey isFirst onStart={() => undefined} onAdded={onPasskey} />
      <Button look="quiet" className="justify-self-start !px-0" onClick={() => setByApp(true)}>
        {t("enrol.byApp")}
      </Button>
    </>
  );
}
