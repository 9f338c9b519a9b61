import { useEffect } from "react";
import { dayNames, isSimple, openingText } from "#site/content/week.ts";
import { useT } from "#site/i18n/t.ts";
import { showOpening } from "#site/islands/open-now.ts";
import { Icon } from "../primitives/Icon.tsx";
import { daysInWords, hoursTable, timesOf } from "./hours.ts";
import { useShell } from "./useShell.ts";

/**
 * 'Open now' depends on the visitor's time: the boot script writes it, or this component after a navigation within the app. Until then, and without
 * JavaScript, the line shows the week.
 */
export function OpeningLine() {
  const t = useT();
  const { company } = useShell();
  const options = { time: "{time}", day: "{day}" };
  const { week, closed } = openingText(company.hours, company.closedOn);
  const data = [
    week,
    closed,
    t("hours.open", options),
    t(company.answersAtAllHours ? "hours.emergencyOpen" : "hours.opens", options),
    [...dayNames.map((day) => t(`days.${day}`)), t("hours.today")].join(),
  ].join("|");
  // biome-ignore lint/correctness/useExhaustiveDependencies: written anew for other words
  useEffect(showOpening, [data]);
  return (
    <p className="flex min-w-0 items-center gap-2 max-md:grow max-md:basis-24">
      <Icon name="clock" size={16} className="shrink-0 text-accent" />
      <span
        key={data}
        data-opening={isSimple(company.hours, company.datedHours) ? data : undefined}
        suppressHydrationWarning
      >
        <WeekInWords />
      </span>
    </p>
  );
}

/** This is one text node, because the boot script may have replaced it. Its times keep their direction by isolates. */
function WeekInWords() {
  const t = useT();
  const { company } = useShell();
  return hoursTable(company.hours)
    .flatMap((row) =>
      row.time ? [`${daysInWords(row, t)} \u2066${timesOf(row.time).join("\u2069, \u2066")}\u2069`] : [],
    )
    .join(t("hours.comma"));
}
