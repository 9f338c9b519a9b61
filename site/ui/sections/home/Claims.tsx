import { useT } from "#site/i18n/t.ts";
import { useShell } from "../../layout/useShell.ts";

/** The key figures of the company, from company.yaml. */
export function Claims() {
  const t = useT();
  const { claims } = useShell().company;
  const figures = (
    [
      [claims.yearsOfExperience, "+", t("claims.years")],
      [claims.satisfiedClients, "+", t("claims.clients")],
      [claims.emirates, "", t("claims.emirates")],
      [claims.emergencySupport, "", t("claims.support")],
    ] as const
  ).flatMap(([value, more, label]) => (value ? [[`${value}${more}`, label] as const] : []));
  if (figures.length === 0) return null;
  return (
    <div className="bg-brand-deep text-white">
      <ul className="mx-auto grid max-w-xl grid-cols-2 gap-x-6 gap-y-5 px-5 py-7 md:py-10 md:grid-cols-4">
        {figures.map(([value, label]) => (
          <li key={label}>
            <p className="text-3xl font-semibold">
              <bdi dir="ltr">{value}</bdi>
            </p>
            <p className="mt-1 text-sm">{label}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
