import { Moment } from "#domain/colleagues/index.ts";
import { useT } from "#site/i18n/t.ts";
import type { ApplicationData } from "./types.ts";

type Event = ApplicationData["events"][number];

/** Lists the events of an application, the oldest first. */
export function Timeline({ data: { events, names } }: { data: ApplicationData }) {
  const t = useT("applications");
  const nameOf = (actor: string) =>
    actor === "applicant" || actor === "system" ? t(`timeline.${actor}`) : (names[actor] ?? t("timeline.unknown"));
  return (
    <ol className="space-y-3.5 text-sm">
      {events.map((event) => (
        <li key={event.id}>
          <p className={event.kind === "failed" ? "font-semibold text-danger" : ""}>
            <Line event={event} />
          </p>
          {"text" in event.data && event.data.text && (
            <p dir="auto" className="mt-1 rounded-lg bg-sand px-3 py-2 whitespace-pre-line wrap-anywhere">
              {event.data.text}
            </p>
          )}
          <p className="text-xs text-soft">
            <bdi>{nameOf(event.actor)}</bdi> · <Moment at={event.at} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Line({ event }: { event: Event }) {
  const t = useT("applications");
  const colleague = useT("colleagues");
  const topic = (name: string) => colleague(`messages.topics.${name}`, { defaultValue: name });
  switch (event.kind) {
    case "state":
      return t("timeline.state", { from: t(`states.${event.data.from}`), to: t(`states.${event.data.to}`) });
    case "scan":
      return t(`scan.${event.data.scan}`);
    case "spam":
      return t(event.data.spam ? "timeline.spam" : "timeline.notSpam");
    case "sent":
    case "failed":
      return t(`timeline.${event.kind}`, { topic: topic(event.data.topic) });
    default:
      return t(`timeline.${event.kind}`);
  }
}
