import { useLanguage, useT } from "#site/i18n/t.ts";
import { age, dayAndTime } from "../shared/time.ts";
import type { LeadEvent, LeadPageData } from "../shared/types.ts";
import { useTopic } from "../shared/words.ts";
import { Panel } from "./Panel.tsx";
import { type Events, TimelineEntry } from "./TimelineEntry.tsx";

/** Lists first the messages that are still to be sent, and then all events, the newest first. */
export function Timeline({ data, now }: { data: LeadPageData; now: number }) {
  const t = useT("inbox");
  const topic = useTopic();
  return (
    <Panel title={t("timeline.label")}>
      <ol className="space-y-3.5">
        {data.waiting.map((message) => (
          <li key={message.id} className="text-sm text-soft">
            {t("timeline.waiting", { topic: topic(message.topic) })}
          </li>
        ))}
        {together(data.timeline)
          .toReversed()
          .map((events) => (
            <li key={events[0].id} className="grid gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
              <TimelineEntry events={events} data={data} />
              <When at={events[0].at} now={now} />
            </li>
          ))}
      </ol>
    </Panel>
  );
}

/** Joins photos that follow each other into one entry. */
function together(timeline: readonly LeadEvent[]): Events[] {
  const entries: Events[] = [];
  for (const event of timeline) {
    const before = entries.at(-1);
    if (event.kind === "photo" && before && isOneWith(before[0], event)) before.push(event);
    else entries.push([event]);
  }
  return entries;
}

const isOneWith = (one: LeadEvent, other: LeadEvent) =>
  one.kind === other.kind && one.actor === other.actor && one.cameFrom === other.cameFrom;

function When({ at, now }: { at: number; now: number }) {
  const t = useT("inbox");
  const language = useLanguage();
  return (
    <time
      dateTime={new Date(at).toISOString()}
      title={dayAndTime(at, language)}
      className="text-xs leading-6 text-soft sm:col-start-2 sm:row-start-1"
      suppressHydrationWarning
    >
      {age(now - at, language) ?? t("sla.now")}
    </time>
  );
}
