import type { Language } from "@site/ground/language/languages.ts";
import { Calendar } from "#domain/calculators/amc-planner/Calendar.tsx";
import { sayer } from "#domain/calculators/kit/frame/say.ts";
import { Contracts } from "#domain/contracts/customer/Contracts.tsx";
import { Timeline } from "#domain/leads/customer/enquiry/Timeline.tsx";
import { QuotationHead } from "#domain/quotations/customer/QuotationHead.tsx";
import { QuotationBody } from "#domain/quotations/customer/QuotationPage.tsx";
import { PaperSections } from "./PaperSections.tsx";
import type { SpecimenView } from "./specimens.server.ts";

type Props = { view: SpecimenView; language: Language };

/** A specimen in the components with which a customer would see it. */
export function Specimen({ view, language }: Props) {
  switch (view.name) {
    case "visit-report":
      return <Timeline entries={view.entries} />;
    case "quotation":
      return (
        <>
          <QuotationHead quotation={view.quotation} as="h2" />
          <QuotationBody quotation={view.quotation} />
        </>
      );
    case "contract":
      return (
        <>
          <Contracts
            contracts={[
              {
                ...view.contract,
                quote: view.contract.quote && { ...view.contract.quote, page: "/specimens/quotation" },
              },
            ]}
            visit={undefined}
          />
          <Calendar result={view.plan} say={sayer(view.words, view.shared, language)} />
        </>
      );
    case "submittal":
    case "register":
      return <PaperSections facts={view.facts} sections={view.sections} />;
  }
}
