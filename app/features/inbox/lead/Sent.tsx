import type { ReactNode } from "react";
import { type Language, languages } from "#app/i18n/languages.ts";
import { useT } from "#app/i18n/t.ts";
import { PhoneNumber } from "#app/ui/primitives/Phone.tsx";
import { TextWithNumbers } from "#app/ui/primitives/TextWithNumbers.tsx";
import type { LeadPageData } from "../shared/types.ts";
import { useLeadWords } from "../shared/words.ts";
import { Facts, Panel } from "./Panel.tsx";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Every field as the customer filled it in, and the calculation they sent with it. */
type Props = Pick<LeadPageData, "lead"> & { title?: string; action?: ReactNode };

export function Sent({ lead, title, action }: Props) {
  const t = useT("inbox");
  const word = useLeadWords();
  const { details, phone, phone_typed: typed } = lead;
  const choice = (group: Parameters<typeof word>[0], value: unknown) => textOf(value) && word(group, textOf(value));
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
          [t("fields.service"), choice("services", lead.service)],
          [t("fields.urgency"), choice("urgencies", details.urgency)],
          [t("fields.place"), choice("places", lead.place)],
          [t("fields.area"), textOf(details.area) && <bdi>{textOf(details.area)}</bdi>],
          [t("fields.property"), choice("properties", details.property)],
          [t("fields.size"), textOf(details.size) && <bdi>{textOf(details.size)}</bdi>],
          [t("fields.channel"), choice("channels", details.channel)],
          [t("fields.time"), choice("times", details.time)],
          [t("fields.email"), lead.email && <bdi dir="ltr">{lead.email}</bdi>],
          [t("fields.phone"), phone && <Phone number={phone} typed={typed} />],
          [t("fields.language"), languages[lead.locale as Language]?.label],
        ]}
      />
      <Calculation result={details.calculation} />
    </Panel>
  );
}

/** Shows what was typed if it differs from the number we read from it. */
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

/** Stored under keys; inputs and results stand under their words in the customer's language. */
const known = ["calculator", "engine", "link"] as const;

function Calculation({ result }: { result: unknown }) {
  const t = useT("inbox");
  if (typeof result !== "object" || result === null) return null;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="mb-2 text-sm">{t("lead.calculation")}</h3>
      <Facts
        facts={Object.entries(result).map(([name, value]) => [
          known.some((key) => key === name) ? t(`calculation.${name as (typeof known)[number]}`) : name,
          <Value key={name} text={typeof value === "object" ? JSON.stringify(value) : String(value)} />,
        ])}
      />
    </div>
  );
}

/** Links only to our own calculators; any other address is shown as text. */
function Value({ text }: { text: string }) {
  const [path] = /(?<=^https?:\/\/[^/\s]+)(\/ar)?\/calculators\/[a-z-]+\?\S*$/.exec(text) ?? [];
  if (!path) return <bdi>{text}</bdi>;
  return (
    <a href={path} className="text-brand underline wrap-anywhere">
      <bdi dir="ltr">{path}</bdi>
    </a>
  );
}
