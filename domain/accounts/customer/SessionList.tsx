import { browserIn } from "#domain/sign-in/index.ts";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { DateNote } from "./DateNote.tsx";
import type { SessionLine } from "./types.ts";

type Props = { sessions: SessionLine[]; onEnd: (id: string) => void };

export const SessionList = ({ sessions, onEnd }: Props) => (
  <ul className="grid gap-3">
    {sessions.map((session) => (
      <Line key={session.id} session={session} onEnd={() => onEnd(session.id)} />
    ))}
  </ul>
);

function Line({ session: { user_agent, ip, used_at, here }, onEnd }: { session: SessionLine; onEnd: () => void }) {
  const t = useT("account");
  const name = browserIn(user_agent) || t("security.unknownBrowser");
  return (
    <li className="card flex items-center justify-between gap-4 !py-4">
      <p className="min-w-0">
        <span className="block truncate font-semibold">
          <bdi>{name}</bdi>
        </span>
        <span className="text-sm text-soft">
          {here ? t("security.thisOne") : <DateNote what="used" at={used_at} />}
          {ip && (
            <>
              {" · "}
              <bdi dir="ltr">{ip}</bdi>
            </>
          )}
        </span>
      </p>
      {!here && (
        <Button look="quiet" className="shrink-0 !px-3" aria-label={t("security.endNamed", { name })} onClick={onEnd}>
          {t("signOut")}
        </Button>
      )}
    </li>
  );
}
