import { useLanguage, useT } from "#app/i18n/t.ts";
import { Panel } from "./Panel.tsx";
import { TimelineEntry } from "./TimelineEntry.tsx";
import { age, instant } from "./time.ts";
import type { LeadPageData } from "./types.ts";
import { useTopic } from "./words.ts";

/** All that happened, the newest last, as one reads a conversation; then what is still to be sent. */
export function Timeline({ data, now }: { data: LeadPageData; now: number }) {
  const t = useT("inbox");
  const language = useLanguage();
  const topic = useTopic();
  return (
    <Panel title={t("timeline.label")}>
      <ol className="space-y-3.5">
        {data.timeline.map((event) => (
          <li key={event.id} className="grid gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
            <TimelineEntry event={event} data={data} />
            <time
              dateTime={new Date(event.at).toISOString()}
              title={instant(event.at, language)}
              className="text-xs leading-6 text-soft sm:col-start-2 sm:row-start-1"
              suppressHydrationWarning
            >
              {age(now - event.at, language) ?? t("sla.now")}
            </time>
          </li>
        ))}
        {data.waiting.map((message) => (
          <li key={message.id} className="text-sm text-soft">
            {t("timeline.waiting", { topic: topic(message.topic) })}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
