import { dateFormat } from "@site/ground/language/formats.ts";
import { uaeTimeZone } from "@site/ground/time/uae-time.ts";
import { useLanguage } from "#site/i18n/t.ts";

/** Shows a date in the time zone of the UAE, in Western digits. It shows the time too if entries of one day must be told apart. */
export function Day({ at, withTime = false }: { at: number | string; withTime?: boolean }) {
  const date = new Date(at);
  const format = dateFormat(useLanguage(), {
    dateStyle: "long",
    ...(withTime && { timeStyle: "short" }),
    timeZone: uaeTimeZone,
  });
  return <time dateTime={date.toISOString()}>{format.format(date)}</time>;
}
