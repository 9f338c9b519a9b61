import type { CompanyPapers } from "#site/content/company-papers.server.ts";
import type { Method } from "#site/content/schemas/company-papers.ts";
import { HeadingFold } from "../../primitives/HeadingFold.tsx";

type Props = Pick<CompanyPapers, "methods"> & { labels: CompanyPapers["page"]["methods"] };

/** The method statements. A phone shows their titles, and a tap opens one. */
export const Methods = ({ methods, labels }: Props) =>
  methods.map((method) => (
    <HeadingFold
      key={method.name}
      heading={<h3 className="text-lg md:visible">{method.title}</h3>}
      className="border-t border-line md:py-6 lg:grid lg:grid-cols-[1fr_3fr] lg:items-start lg:gap-8"
    >
      <Statement method={method} labels={labels} />
    </HeadingFold>
  ));

const Statement = ({ method, labels }: { method: Method; labels: Props["labels"] }) => (
  <div className="grid gap-x-8 gap-y-4 pb-4 lg:grid-cols-[1fr_1.5fr]">
    <dl className="grid gap-2 self-start">
      {(["when", "permit", "checks"] as const).map((name) => (
        <div key={name}>
          <dt className="text-sm text-soft">{labels[name]}</dt>
          <dd>{method[name]}</dd>
        </div>
      ))}
    </dl>
    <div>
      <p className="text-sm text-soft">{labels.steps}</p>
      <ol className="grid list-decimal gap-2 ps-5">
        {method.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-4 border-s-4 border-accent ps-4">
        <b>{labels.stop}</b> {method.stop}
      </p>
    </div>
  </div>
);
