import { href } from "@site/ground/site-map/links.ts";
import { amount, duration, share } from "#site/i18n/figure.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { TableFrame } from "#site/ui/primitives/Table.tsx";
import { ReportChoiceForm } from "./ReportChoiceForm.tsx";
import type { ReportData } from "./types.ts";

/** The page that counts the leads of a period, grouped by one property. */
export function Reports({ data }: { data: ReportData }) {
  const t = useT("colleagues");
  const language = useLanguage();
  const { by, from, to } = data.choice;
  return (
    <div className="mx-auto max-w-xl space-y-6">
      <h1 className="text-2xl">{t("reports.title")}</h1>
      <ReportChoiceForm data={data} />
      {data.rows.length === 0 ? (
        <p className="card py-16 text-center text-soft">{t("reports.empty")}</p>
      ) : (
        <div className="card min-w-0 !p-5">
          <div className="mb-3 flex flex-wrap items-center gap-x-4">
            <h2 className="me-auto text-base">{t(`reports.by.${by}`)}</h2>
            <a
              href={`${href("/admin/reports.csv", language)}?${new URLSearchParams({ by, from, to })}`}
              className="flex min-h-8 items-center text-sm font-semibold text-brand underline-offset-4 hover:underline"
            >
              {t("reports.csv")}
            </a>
          </div>
          <Rows data={data} />
          <p className="mt-3 text-xs text-soft">{t("reports.hint")}</p>
        </div>
      )}
    </div>
  );
}

function Rows({ data: { choice, rows, all } }: { data: ReportData }) {
  const t = useT("colleagues");
  const names = (["came", "inTime", "median", "quoted", "lost", "won", "value"] as const).map((name) =>
    t(`reports.columns.${name}`),
  );
  return (
    <TableFrame caption={t(`reports.by.${choice.by}`)} columns={[t(`reports.names.${choice.by}`), ...names]}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className="font-normal">
              <bdi className="block w-28 break-words md:w-auto">{row.label}</bdi>
            </th>
            <Cells row={row} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold [&>*]:bg-brand-tint">
          <th scope="row">{t("reports.all")}</th>
          <Cells row={all} />
        </tr>
      </tfoot>
    </TableFrame>
  );
}

function Cells({ row }: { row: ReportData["all"] }) {
  const t = useT("colleagues");
  const { came, due, inTime, medianMs, quoted, won, lost, wonFils } = row;
  const figures = [
    amount(came),
    due > 0 ? share(inTime / due) : "–",
    medianMs === null ? "–" : t(...duration(medianMs)),
    amount(quoted),
    amount(lost),
    amount(won),
    wonFils > 0 ? t("dashboard.aed", { amount: amount(Math.round(wonFils / 100)) }) : "–",
  ];
  return figures.map((figure, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
    <td key={at} className="whitespace-nowrap tabular-nums">
      {figure}
    </td>
  ));
}
