import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { problemOf, StatusMessage, Trouble, useAuth } from "#domain/sign-in/index.ts";
import { useT } from "#site/i18n/t.ts";
import { busy } from "#site/ui/busy.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { Panel } from "./Head.tsx";
import { SessionList } from "./SessionList.tsx";
import type { SessionLine } from "./types.ts";
import { useApi } from "./useApi.ts";
import { useSignOut } from "./useSignOut.ts";

/** The sessions of the account, with buttons to end them. Shown only if the backend lists sessions. */
export function Sessions() {
  const t = useT("account");
  const { known, ending } = useSessions();
  const error = ending.error ?? known.error;
  const done = typeof ending.variables === "object" ? "security.oneDone" : "security.othersDone";
  return (
    <Panel
      title={t(known.data === null ? "security.elsewhere" : "security.sessions")}
      text={t("security.sessionsText")}
    >
      <Trouble problem={error ? problemOf(error) : undefined} />
      <StatusMessage>{ending.isSuccess && t(done)}</StatusMessage>
      {known.data && <SessionList sessions={known.data} onEnd={(session) => ending.mutate({ session })} />}
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={() => ending.mutate("local")}>
          {t("security.here")}
        </Button>
        <Button look="outline" onClick={() => ending.mutate("others")}>
          {t("security.others")}
        </Button>
        <Button look="outline" onClick={() => ending.mutate("global")}>
          {t("security.everywhere")}
        </Button>
      </div>
    </Panel>
  );
}

type Where = "local" | "others" | "global" | { session: string };

function useSessions() {
  const { user, auth } = useAuth();
  const { read } = useApi();
  const signOut = useSignOut();
  const queries = useQueryClient();
  const queryKey = [user?.id, "sessions"];
  const known = useQuery({ queryKey, queryFn: () => read<SessionLine[] | null>("sessions") });
  async function end(where: Where) {
    if (typeof where === "object") return void (await read("sessions", new URLSearchParams(where)));
    const { error } = await (where === "others" ? auth().signOut({ scope: where }) : signOut(where));
    if (error) throw error;
  }
  const ending = useMutation({
    mutationFn: (where: Where) => busy(end(where)),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return { known, ending };
}
