import { Fragment } from "react";
import { isWholeDay } from "#site/content/week.ts";
import { useT } from "#site/i18n/t.ts";
import { daysInWords, type HoursRow, hoursTable, timesOf } from "./hours.ts";
import { useShell } from "./useShell.ts";

/** The caption of the table, which is also the heading of its fold in the footer. */
export function HoursCaption() {
  const t = useT();
  return (
    <>
      {t("hours.heading")} <span className="font-normal opacity-80">({t("hours.zone")})</span>
    </>
  );
}

/** The hours of the week. `caption` is false where a heading stands above the table. */
export function HoursTable({ tone, caption = true }: { tone: "plain" | "navy"; caption?: boolean }) {
  const t = useT();
  const { company } = useShell();
  return (
    <table className="mt-2 w-full max-w-sm text-sm">
      {caption && (
        <caption className="pb-1 text-start font-semibold">
          <HoursCaption />
        </caption>
      )}
      <tbody>
        {hoursTable(company.hours).map((row) => (
          <tr key={row.from} className={tone === "navy" ? "border-t border-navy-line" : "border-t border-line"}>
            <th scope="row" className="py-1.5 pe-4 text-start font-normal">
              {daysInWords(row, t)}
            </th>
            <td className="py-1.5 text-end">{isWholeDay(row.time) ? t("hours.allDay") : <Times time={row.time} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Times({ time }: Pick<HoursRow, "time">) {
  const t = useT();
  if (!time) return t("hours.closed");
  return timesOf(time, " – ").map((part, n) => (
    <Fragment key={part}>
      {n > 0 && <br />}
      <bdi dir="ltr">{part}</bdi>
    </Fragment>
  ));
}
