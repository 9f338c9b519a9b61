import { useT } from "#site/i18n/t.ts";
import { HeadingFold } from "../../primitives/HeadingFold.tsx";

type Filter<N extends string> = { name: N; count: number; label?: string };
type Props = {
  count: number;
  filters: {
    sectors: Filter<"homes" | "offices" | "hospitality" | "education" | "accommodation">[];
    trades: Filter<"cooling" | "ventilation" | "plumbing">[];
    cities: Filter<string>[];
  };
};

/** Folded on a phone, so that the case studies come first. Each filter is a link to its own id. The rules in case-studies.css show only the case studies that fit the filter in the address. */
export function StudyFilters({ filters: { sectors, trades, cities }, count }: Props) {
  const t = useT();
  return (
    <HeadingFold heading={<h2 className="text-base">{t("caseStudy.filter")}</h2>}>
      <nav aria-label={t("caseStudy.filter")} className="grid gap-3 pt-2 text-sm">
        <Row name={t("caseStudy.by.all")} filters={[{ name: "all", count, label: t("caseStudy.by.every") }]} />
        <Row
          name={t("caseStudy.by.sector")}
          filters={sectors.map((each) => ({ ...each, label: t(`caseStudy.sectors.${each.name}`) }))}
        />
        <Row
          name={t("caseStudy.by.trade")}
          filters={trades.map((each) => ({ ...each, label: t(`caseStudy.trades.${each.name}`) }))}
        />
        <Row name={t("caseStudy.by.city")} filters={cities} />
      </nav>
    </HeadingFold>
  );
}

const Row = ({ name, filters }: { name: string; filters: Filter<string>[] }) => (
  <div className="grid gap-x-4 gap-y-1 ">
    <p className="py-1 text-soft">{name}</p>
    <ul className="flex flex-wrap gap-2">
      {filters.map(({ name, count, label }) => (
        <li key={name}>
          <a
            id={`by-${name}`}
            href={`#by-${name}`}
            className="study-filter block rounded-card border border-line bg-raised px-3 py-1 hover:border-brand"
          >
            {label} <span className="text-soft">{count}</span>
          </a>
        </li>
      ))}
    </ul>
  </div>
);
