import { useState } from "react";
import { useAuth } from "#app/features/auth/AuthProvider.tsx";
import { Done, Trouble } from "#app/features/auth/Parts.tsx";
import { type Problem, problemOf } from "#app/features/auth/problems.ts";
import { useT } from "#app/i18n/t.ts";
import { busy } from "#app/ui/busy.ts";
import { Button } from "#app/ui/primitives/Button.tsx";
import { Panel } from "./Head.tsx";
import { useSignOut } from "./useSignOut.ts";

export function Sessions() {
  const t = useT("account");
  const { auth } = useAuth();
  const signOut = useSignOut();
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  async function leave(scope: "local" | "others" | "global") {
    setDone(false);
    const { error } = await busy(scope === "others" ? auth().signOut({ scope }) : signOut(scope));
    setProblem(error ? problemOf(error) : undefined);
    setDone(!error);
  }
  return (
    <Panel title={t("security.sessions")} text={t("security.sessionsText")}>
      <Trouble problem={problem} />
      <Done>{done && t("security.othersDone")}</Done>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={() => leave("local")}>
          {t("security.here")}
        </Button>
        <Button look="outline" onClick={() => leave("others")}>
          {t("security.others")}
        </Button>
        <Button look="outline" onClick={() => leave("global")}>
          {t("security.everywhere")}
        </Button>
      </div>
    </Panel>
  );
}
