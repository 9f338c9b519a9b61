const aYearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** Prices are shown until a year after the day on which they were checked. A day is written as 2026-11-23. */
export const isShown = (checked: string, today: string) => today <= aYearAfter(checked);

/** The number of days until prices disappear from the site. A negative number means that they have already disappeared. */
export const daysLeft = (checked: string, today: string) =>
  Math.round((Date.parse(aYearAfter(checked)) - Date.parse(today)) / 86_400_000);
