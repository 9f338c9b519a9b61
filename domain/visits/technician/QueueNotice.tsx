import { href } from "@site/ground/site-map/links.ts";
import { timeInWords } from "@site/ground/time/uae-span.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button, ButtonLink } from "#site/ui/primitives/Button.tsx";
import { waitingIn } from "./offline/send.ts";
import type { QueuedReport } from "./offline/types.ts";
import type { Queue } from "./offline/useQueue.ts";

/** Lists the reports that still wait on this phone, and the sent reports whose outcome the technician has to read. */
export function QueueNotice({ queue, asOf }: { queue: Queue; asOf: number }) {
  const t = useT("my-visits");
  const language = useLanguage();
  const waiting = waitingIn(queue.actions);
  const answered = queue.actions.filter(({ outcome }) => outcome !== undefined);
  return (
    <>
      <p role="status" className="rounded-xl bg-sand p-4 text-sm empty:hidden">
        {!queue.online && t("queue.offline", { time: timeInWords(asOf, language) })}
      </p>
      {waiting.length > 0 && (
        <section aria-labelledby="queue" className="rounded-xl border border-accent bg-raised p-4 text-sm">
          <h2 id="queue" className="text-base">
            {t("queue.title", { count: waiting.length })}
          </h2>
          <p className="mt-1 text-soft">{t(queue.state === "session" ? "queue.session" : "queue.text")}</p>
          <ul className="my-2 list-disc ps-5">
            {waiting.map((action) => (
              <li key={action.id}>
                <What action={action} />
              </li>
            ))}
          </ul>
          {queue.state === "session" ? (
            <ButtonLink
              look="brand"
              href={`${href("/sign-in", language)}?next=${encodeURIComponent(href("/my-visits", language))}`}
            >
              {t("queue.signIn")}
            </ButtonLink>
          ) : (
            <Button look="outline" onClick={() => void queue.sendNow()}>
              {t("queue.now")}
            </Button>
          )}
        </section>
      )}
      {answered.map((action) => (
        <div key={action.id} role="alert" className="rounded-xl border border-danger bg-raised p-4 text-sm">
          <p className="font-semibold">
            <What action={action} />
          </p>
          <p className="mt-1">{textOf(action)}</p>
          <Words action={action} />
          <Button look="outline" className="mt-3" onClick={() => void queue.dismiss(action.id)}>
            {t(isProblem(action) ? "queue.remove" : "queue.dismiss")}
          </Button>
        </div>
      ))}
    </>
  );

  function textOf({ outcome }: QueuedReport) {
    if (outcome === "moved" || outcome === "cancelled" || outcome === "settled") return t(`conflict.${outcome}`);
    return outcome && t(`problems.${outcome}`);
  }
}

const isProblem = ({ outcome }: QueuedReport) => !["moved", "cancelled", "settled"].includes(outcome ?? "");

function What({ action: { kind, label } }: { action: QueuedReport }) {
  const t = useT("my-visits");
  return (
    <>
      {t(`queue.kinds.${kind}`)} · <bdi>{label}</bdi>
    </>
  );
}

/** Shows the texts of a report that the server refused, until the technician removes the report. */
function Words({ action }: { action: QueuedReport }) {
  const typed = action.fields.filter(([name, value]) => ["note", "office", "signed"].includes(name) && value !== "");
  if (!isProblem(action)) return null;
  return typed.map(([name, value]) => (
    <p key={name} dir="auto" className="mt-2 rounded-lg bg-sand p-2 whitespace-pre-line wrap-anywhere">
      {value}
    </p>
  ));
}
