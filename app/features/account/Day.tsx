import { languages } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/t.ts";
import { uaeTimeZone } from "#app/i18n/uae-time.ts";

/** A day on the calendar of the UAE, in Western digits. */
export function Day({ at }: { at: number | string }) {
  const date = new Date(at);
  const locale = `${languages[useLanguage()].locale}-u-nu-latn`;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: uaeTimeZone });
  return <time dateTime={date.toISOString()}>{format.format(date)}</time>;
}
