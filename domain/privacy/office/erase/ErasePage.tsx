import { href } from "@site/ground/site-map/links.ts";
import { Form, Link, useNavigation } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Field } from "#site/ui/controls/Field.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import { Remains } from "../../pages/Remains.tsx";
import type { EraseAnswer } from "./actions.server.ts";
import type { ErasePageData } from "./data.server.ts";
import { FoundRecords } from "./FoundRecords.tsx";

type Props = { page: ErasePageData; answer: EraseAnswer | undefined };

/** The form on which a colleague chooses what to erase about a person. It works without a script. */
export function ErasePage({ page, answer: lastAnswer }: Props) {
  const t = useT("inbox");
  const language = useLanguage();
  const idle = useNavigation().state === "idle";
  const answer = idle ? lastAnswer : undefined;
  const { lead, deciders } = page;
  return (
    <div className="mx-auto grid max-w-xl gap-5">
      <div>
        <Link to={href(`/admin/leads/${lead.id}`, language)} className="text-sm font-semibold text-brand underline">
          <Reference code={lead.reference} />
        </Link>
        <h1 className="mt-2 text-2xl">{t("privacy.title")}</h1>
      </div>
      {page.meanwhile && <Alert>{t("privacy.meanwhile")}</Alert>}
      {answer && answer.problem !== "reference" && <Alert>{t(`privacy.${answer.problem}`)}</Alert>}
      <Form method="post" className="grid gap-5">
        <p className="text-sm text-soft">{t("privacy.text")}</p>
        <p className="text-sm font-semibold">{t("privacy.look")}</p>
        <FoundRecords page={page} ticked={answer?.ticked} />
        <Remains remains={page.remains} heading="h2" />
        {deciders.length > 0 && <p className="text-sm">{t("privacy.ask", { names: deciders.join(t("comma")) })}</p>}
        <Field
          id="reference"
          name="reference"
          label={t("privacy.type", { reference: lead.reference })}
          required
          autoComplete="off"
          dir="ltr"
          error={answer?.problem === "reference" ? t("problems.reference") : undefined}
        />
        <Button type="submit" look="danger" disabled={!idle}>
          {t("privacy.confirm")}
        </Button>
      </Form>
    </div>
  );
}

const Alert = ({ children }: { children: string }) => (
  <p role="alert" className="rounded-xl border border-danger p-4 text-sm font-semibold text-danger">
    {children}
  </p>
);
