import { dateFormat } from "@site/ground/language/formats.ts";
import { uaeTimeZone } from "@site/ground/time/uae-time.ts";
import { useLanguage } from "#site/i18n/t.ts";

/** Shows an instant in UAE time. The text that the server has rendered stays, even if `Intl` in the browser would format it differently. */
export function Moment({ at }: { at: number }) {
  const format = dateFormat(useLanguage(), {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: uaeTimeZone,
  });
  return (
    <time dateTime={new Date(at).toISOString()} className="whitespace-nowrap" suppressHydrationWarning>
      {format.format(at)}
    </time>
  );
}
