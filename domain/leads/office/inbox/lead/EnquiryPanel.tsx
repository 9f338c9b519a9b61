import { type EnquiryField, fieldNamed, inSteps } from "@site/ground/enquiry-fields.ts";
import { languages } from "@site/ground/language/languages.ts";
import type { ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";
import { TextWithNumbers } from "#site/ui/primitives/TextWithNumbers.tsx";
import { isOfPerson } from "../shared/person-fields.ts";
import type { LeadPageData } from "../shared/types.ts";
import { useLeadWords } from "../shared/words.ts";
import { Facts, Panel } from "./Panel.tsx";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** The page shows the message, and the person's own fields, separately. */
const isAbout = (name: EnquiryField) => !isOfPerson(name) && name !== "message";

/** Shows every field as the customer filled it in, and the calculation that they sent with it. */
type Props = Pick<LeadPageData, "lead"> & { calculation: Calculated; title?: string; action?: ReactNode };

type Calculated = LeadPageData["calculations"][string] | undefined;

export function EnquiryPanel({ lead, calculation, title, action }: Props) {
  const t = useT("inbox");
  const word = useLeadWords();
  const label = useT("lead");
  const { phone, phone_typed: typed } = lead;
  const told = { ...lead, ...lead.details, service: lead.service ?? "", place: lead.place ?? "" };
  const facts = inSteps.filter(isAbout).map((name): [string, ReactNode] => {
    const field = fieldNamed(name);
    const value = told[name];
    return [label(`fields.${name}`), value && ("words" in field ? word(field.words, value) : <bdi>{value}</bdi>)];
  });
  return (
    <Panel title={title ?? t("lead.sent")} action={action}>
      <p dir="auto" className="mb-4 text-base wrap-anywhere whitespace-pre-wrap">
        {lead.message ? (
          <TextWithNumbers text={lead.message} />
        ) : (
          <span className="text-sm text-soft">{t("lead.noMessage")}</span>
        )}
      </p>
      <Facts
        wide
        facts={[
          ...facts,
          [label("fields.email"), lead.email && <bdi dir="ltr">{lead.email}</bdi>],
          [label("fields.phone"), phone && <Phone number={phone} typed={typed} />],
          [label("fields.locale"), languages[lead.locale]?.label],
        ]}
      />
      {calculation && <Calculation {...calculation} />}
    </Panel>
  );
}

/** Shows what was typed, if it differs from the number that we stored. */
function Phone({ number, typed }: { number: string; typed: string }) {
  const t = useT("inbox");
  const digits = (text: string) => text.replace(/\D/g, "").replace(/^0+/, "");
  const same = number.endsWith(digits(typed));
  return (
    <>
      <PhoneNumber number={number} />
      {!same && typed && <span className="ms-2 text-xs text-soft">({t("fields.typed", { typed })})</span>}
    </>
  );
}

/** Shows inputs and results with their labels in the customer's language. */
function Calculation({ sent, brought }: NonNullable<Calculated>) {
  const t = useT("inbox");
  if (!sent) return null;
  // The link came from a visitor's browser. We make our own address of it. A link that does not lead to a calculator of ours is shown as text.
  const { calculator, engine, link, lines } = sent;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="mb-2 text-sm">{t("lead.calculation")}</h3>
      <Facts
        facts={[
          [t("calculation.calculator"), brought?.name ?? (textOf(calculator) && <bdi>{textOf(calculator)}</bdi>)],
          [t("calculation.engine"), textOf(engine) && <bdi>{textOf(engine)}</bdi>],
          ...lines.map(([label, value]): [string, ReactNode] => [
            label,
            <bdi key={label}>{typeof value === "object" ? JSON.stringify(value) : String(value)}</bdi>,
          ]),
          brought
            ? [
                "",
                <a key="link" href={brought.path} className="text-brand underline">
                  {t("calculation.link")}
                </a>,
              ]
            : [t("calculation.link"), textOf(link) && <bdi key="link">{textOf(link)}</bdi>],
        ]}
      />
    </div>
  );
}
