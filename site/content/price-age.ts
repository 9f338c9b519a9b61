/** The last day on which prices are shown: a year after somebody checked them. A day is written as 2026-11-23. */
export const lastDay = (checked: string) => `${Number(checked.slice(0, 4)) + 1}${checked.slice(4)}`;

export const isShown = (checked: string, today: string) => today <= lastDay(checked);

/** The number of days until prices disappear from the site. A negative number means that they have already disappeared. */
export const daysLeft = (checked: string, today: string) =>
  Math.round((Date.parse(lastDay(checked)) - Date.parse(today)) / 86_400_000);
