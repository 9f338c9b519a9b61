import { href } from "@site/ground/site-map/links.ts";
import { Form, Link } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import { WithReferences } from "#site/ui/primitives/WithReferences.tsx";
import type { ContractAnswer } from "./answer.server.ts";
import { ContractFields } from "./ContractFields.tsx";
import { ContractOutcomeMessage } from "./ContractOutcomeMessage.tsx";
import { CoverList } from "./CoverList.tsx";
import type { NewContractData } from "./new.server.ts";

/** The form to create a contract from an accepted quotation. */
export function NewContract({ page, answer }: { page: NewContractData; answer: ContractAnswer | undefined }) {
  const t = useT("contract");
  const language = useLanguage();
  const { lead, quote: quotation, covered, isAccepted } = page;
  return (
    <div className="mx-auto grid max-w-xl gap-5">
      <div>
        <Link to={href(`/admin/leads/${lead.id}`, language)} className="text-sm font-semibold text-brand underline">
          <Reference code={lead.reference} /> <bdi>{lead.name}</bdi>
        </Link>
        <h1 className="mt-2 text-2xl">{t("office.new.title")}</h1>
        <p className="mt-2 text-sm text-soft">
          <WithReferences text={t("office.new.text", { number: quotation.number })} />
        </p>
      </div>
      <ContractOutcomeMessage answer={answer} />
      <CoverList covered={covered} quotation={quotation} />
      {isAccepted ? (
        <Form method="post" className="card grid gap-5">
          <ContractFields {...page} />
          <p className="text-sm text-soft">{t("office.new.then")}</p>
          <div>
            <Button type="submit" look="brand">
              {t("office.new.button")}
            </Button>
          </div>
        </Form>
      ) : (
        <p className="card">{t("office.problems.notAccepted")}</p>
      )}
    </div>
  );
}
