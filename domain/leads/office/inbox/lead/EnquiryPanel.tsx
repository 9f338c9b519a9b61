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

/** Tells whether a field is listed with the facts of the enquiry. The message and the fields about the person are shown in other places. */
const isAbout = (name: EnquiryField) => !isOfPerson(name) && name !== "message";

/** The lead whose answers are listed, and the calculation that the customer sent with it. */
type Props = Pick<LeadPageData, "lead"> & { calculation: Calculated; title?: string; action?: ReactNode };

type Calculated = LeadPageData["calculations"][string] | undefined;

export function EnquiryPanel({ lead, calculation, title, action }: Props) {
  const t = useT("inbox");
  const word = useLeadWords();
  const label = useT("lead");
  const { phone, phone_typed: typed } = lead;
  const values = { ...lead, ...lead.details, service: lead.service ?? "", place: lead.place ?? "" };
  const facts = inSteps.filter(isAbout).map((name): [string, ReactNode] => {
    const field = fieldNamed(name);
    const value = values[name];
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

/** Shows the phone number. It also shows the number as the customer typed it, if it differs from the number that we stored. */
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

/** Shows the inputs and results of a calculation, with labels in the customer's language. */
function Calculation({ sent, brought }: NonNullable<Calculated>) {
  const t = useT("inbox");
  if (!sent) return null;
  // `link` came from a visitor's browser, so it is shown only as text. The link that can be clicked is `brought.path`, which our own code
  // made.
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
