import { dateFormat } from "@site/ground/language/formats.ts";
import { uaeTimeZone } from "@site/ground/time/uae-time.ts";
import { useLanguage } from "#site/i18n/t.ts";

/** A date in UAE time with Western digits. With `withTime` it includes the time, which tells entries of one day apart. */
export function Day({ at, withTime = false }: { at: number | string; withTime?: boolean }) {
  const date = new Date(at);
  const format = dateFormat(useLanguage(), {
    dateStyle: "long",
    ...(withTime && { timeStyle: "short" }),
    timeZone: uaeTimeZone,
  });
  return <time dateTime={date.toISOString()}>{format.format(date)}</time>;
}
