import { useEffect } from "react";
import { dayNames, isSimple, openingText } from "#site/content/week.ts";
import { useT } from "#site/i18n/t.ts";
import { showOpening } from "#site/islands/open-now.ts";
import { Icon } from "../primitives/Icon.tsx";
import { daysInWords, hoursTable, timesOf } from "./hours.ts";
import { useShell } from "./useShell.ts";

/**
 * Shows whether the office is open now, which depends on the time of the visit. The boot script writes the text before hydration. After a navigation
 * within the app, the effect below writes it. Until then, and without JavaScript, the line shows the hours of the week.
 */
export function OpeningLine() {
  const t = useT();
  const { company } = useShell();
  const data = useOpeningData();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is written anew if the words change
  useEffect(showOpening, [data]);
  return (
    <p className="flex min-w-0 items-center gap-2 max-md:grow max-md:basis-24">
      <Icon name="clock" size={16} className="shrink-0 text-accent" />
      {company.isAlwaysOpen ? (
        t("hours.always")
      ) : (
        <span
          key={data}
          data-opening={isSimple(company.hours, company.datedHours) ? data : undefined}
          suppressHydrationWarning
        >
          <WeekInWords />
        </span>
      )}
    </p>
  );
}

/** The hours and words that the boot script needs, as one string. */
function useOpeningData(): string {
  const t = useT();
  const { company } = useShell();
  const options = { time: "{time}", day: "{day}" };
  const { week, closed } = openingText(company.hours, company.closedOn);
  // Where somebody answers at all hours, we are not closed.
  const isAnswered = company.urgentHours === "always";
  const days = [
    ...dayNames.map((day) => t(`days.${day}`)),
    // "Office from 08:00" needs no word for today.
    isAnswered ? "" : t("hours.today"),
    ...(company.laterOpenings.some(Boolean) ? company.laterOpenings : []),
  ];
  const closedWords = t(isAnswered ? "hours.office" : "hours.opens", options);
  return [week, closed, t("hours.open", options), closedWords, days.join()].join("|");
}

/**
 * Returns the hours of the week as one string, because hydration expects a single text node here. The boot script may have replaced its text.
 * Left-to-right marks (U+2066 and U+2069) keep each time in order inside Arabic text.
 */
function WeekInWords() {
  const t = useT();
  const { company } = useShell();
  return hoursTable(company.hours)
    .flatMap((row) =>
      row.time ? [`${daysInWords(row, t)} \u2066${timesOf(row.time).join("\u2069, \u2066")}\u2069`] : [],
    )
    .join(t("hours.comma"));
}
