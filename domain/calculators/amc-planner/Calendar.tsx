import type { AmcResult } from "@site/engine/maintenance/plan.ts";
import { Scroller } from "#site/ui/primitives/Table.tsx";
import type { Say } from "./say.ts";

const signs = { full: "●", light: "○" } as const;

/** Shows the visits as a table. The columns are the months from the start of the contract, the rows are the equipment. */
export function Calendar({ result, say }: { result: AmcResult; say: Say }) {
  const { words, shared, format } = say;
  const { scope } = words;
  const months = result.calendar.map(({ month }) => month);
  return (
    <section className="card panel min-w-0">
      <h3 className="text-lg">{scope.calendar}</h3>
      <p className="mt-1 text-sm text-soft">{scope.calendarHint}</p>
      <Scroller label={scope.calendar} className="mt-3">
        <table className="data-table min-w-64 table-fixed">
          <caption className="sr-only">{scope.calendar}</caption>
          <thead>
            <tr>
              <th scope="col" className="w-1/3 max-sm:!px-1">
                {scope.columns.equipment}
              </th>
              {months.map((month) => (
                <th key={month} scope="col" className="!px-0 text-center max-sm:!text-[0.6875rem] max-sm:!font-normal">
                  <abbr title={shared.months[month - 1]} className="no-underline">
                    {month}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {result.lines.map(({ id, year, pieces }) => (
              <tr key={id}>
                <th scope="row" className="font-normal wrap-anywhere max-sm:!px-1">
                  {words.equipment[id]} <span className="text-soft">({format(pieces)})</span>
                </th>
                {months.map((month) => {
                  const visit = year[month - 1];
                  return (
                    <td key={month} className="!px-0 text-center text-brand">
                      {visit && (
                        <>
                          <span aria-hidden>{signs[visit]}</span>
                          <span className="sr-only">{words.chart[visit]}</span>
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </section>
  );
}
