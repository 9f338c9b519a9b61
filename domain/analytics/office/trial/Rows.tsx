import { useT } from "#site/i18n/t.ts";
import type { Row } from "./types.ts";
import type { useTrial } from "./useTrial.ts";

/** Lists each event that the browser reports, with the answer of the server. */
export function Rows({ rows, silent, quiet }: NonNullable<ReturnType<typeof useTrial>>) {
  const t = useT("analytics");
  return (
    <>
      {silent.map((why) => (
        <p key={why} role="status" className="mb-2">
          {t(`trial.silent.${why}`)}
        </p>
      ))}
      {quiet && <p role="status">{t("trial.blocked")}</p>}
      {rows.length === 0 && silent.length === 0 && !quiet && <p className="text-soft">{t("trial.waiting")}</p>}
      <ol className="divide-y divide-line" aria-live="polite">
        {rows.map((row) => (
          <Line key={`${row.at}${row.fields.i}${row.fields.e}`} {...row} />
        ))}
      </ol>
    </>
  );
}

const eventOf = ({ e, h }: Row["fields"]) => (h === "tel:" ? "call" : (e as "view"));

function Line({ taken, fields, received, late }: Row) {
  const t = useT("analytics");
  const { e = "", i: _view, p: _path, ...rest } = fields;
  const told = Object.entries(rest).map(([name, value]) => `${name}=${value}`);
  return (
    <li className="py-3">
      <p className="font-semibold">{t(`trial.events.${eventOf(fields)}`, { defaultValue: e })}</p>
      <p className="text-sm text-soft">
        {t("trial.sent")}{" "}
        <bdi dir="ltr" className="wrap-anywhere">
          {told.join(" · ")}
        </bdi>
      </p>
      <p className="text-sm">
        {received && t(`trial.verdicts.${received.verdict}`)}
        {!received && t(taken && !late ? "trial.underway" : "trial.lost")}
      </p>
      {received && received.verdict === "counted" && (
        <p className="text-sm text-soft">
          {t("trial.kept")}{" "}
          <bdi dir="ltr" className="wrap-anywhere">
            {Object.entries(received.kept)
              .filter(([, value]) => value !== null && value !== "")
              .map(([name, value]) => `${name}: ${value}`)
              .join(" · ")}
          </bdi>
        </p>
      )}
    </li>
  );
}
