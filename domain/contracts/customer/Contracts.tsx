import type { ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";
import { Icon } from "#site/ui/primitives/Icon.tsx";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import { WithReferences } from "#site/ui/primitives/WithReferences.tsx";
import type { CustomerContract } from "./customer.server.ts";

interface Props {
  contracts: readonly CustomerContract[];
  /** When we come next, if the page already shows that elsewhere. */
  visit: string | undefined;
  /** The address below which the PDF of each contract is; undefined if there are no PDFs. */
  papers?: string;
}

/** The contracts on the customer's page of an enquiry: what is covered, the next visit, and the past visits. */
export const Contracts = ({ contracts, ...props }: Props) =>
  contracts.map((contract) => <Contract key={contract.id} contract={contract} {...props} />);

function Contract({ contract, visit, papers }: { contract: CustomerContract } & Omit<Props, "contracts">) {
  const t = useT("contract");
  const paperWords = useT("paper");
  const { id, number, runs, from, to, ended, next, done, open, units, covered, quote: quotation } = contract;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {t("customer.heading")}
      </h2>
      <p className="mt-3 text-soft">
        <Reference code={number} />
        {" · "}
        {runs ? t("customer.state.running", { from, to }) : t("customer.state.ended", { day: ended })}
      </p>
      {next && next !== visit && (
        <p className="mt-4 flex gap-3 font-semibold">
          <Icon name="clock" className="mt-1 shrink-0 text-brand" />
          <span>
            <span className="block text-sm font-normal text-soft">{t("customer.next")}</span>
            {next}
          </span>
        </p>
      )}
      {open > 0 && <p className="mt-3 text-soft">{t("customer.open", { count: open })}</p>}
      {papers && (
        <a
          href={`${papers}/${id}/contract.pdf`}
          download
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-brand underline print:hidden"
        >
          {paperWords("save")}
        </a>
      )}
      <Part title={t("customer.covers")}>
        {covered.map(({ kind, text, lang }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an accepted quotation does not change
          <li key={position} lang={lang} dir="auto" className={kind === "heading" ? "font-semibold" : ""}>
            {text}
          </li>
        ))}
      </Part>
      {quotation && (
        <p className="mt-2 text-sm">
          <PageLink to={quotation.page} className="inline-flex min-h-11 items-center text-brand underline">
            <span>
              <WithReferences text={t("customer.quote", { number: quotation.number })} />
            </span>
          </PageLink>
        </p>
      )}
      {units.length > 0 && (
        <Part title={t("customer.equipment")}>
          {units.map(({ kind, pieces }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown as it is
            <li key={n}>{t("customer.pieces", { kind, count: pieces })}</li>
          ))}
        </Part>
      )}
      {done.length > 0 && (
        <>
          <Part title={t("customer.done")}>
            {done.map((day) => (
              <li key={day}>{day}</li>
            ))}
          </Part>
          <p className="mt-2 text-sm text-soft">{t("customer.reports")}</p>
        </>
      )}
    </section>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h3 className="mt-6 text-base">{title}</h3>
    <ul className="mt-2 grid list-disc gap-1 ps-5">{children}</ul>
  </>
);
