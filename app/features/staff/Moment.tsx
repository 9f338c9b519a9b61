import { dateFormat } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/t.ts";
import { uaeTimeZone } from "#app/i18n/uae-time.ts";

/** An instant in UAE time. The server's text is kept, even if the browser's Intl differs. */
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
