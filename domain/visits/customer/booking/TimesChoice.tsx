import { useT } from "#site/i18n/t.ts";
import { ErrorLine } from "#site/ui/controls/FieldParts.tsx";
import type { BookView } from "./page.server.ts";

type Props = { days: BookView["days"]; chosen?: string | undefined; error?: string | undefined };

/** The free windows of some days as radio buttons. */
export function TimesChoice({ days, chosen, error }: Props) {
  const t = useT("visits");
  return (
    <div
      className="grid gap-5"
      data-times={t("booking.count", { number: days.flatMap(({ windows }) => windows).length })}
    >
      <p className="text-sm text-soft">{t("customer.zone")}</p>
      <ErrorLine id="book-window">{error}</ErrorLine>
      {days.map(({ name, windows }) => (
        <fieldset key={name}>
          <legend className="mb-2 font-semibold">{name}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {windows.map(({ value, hours }) => (
              <TimeChoice key={value} value={value} label={hours} isChosen={value === chosen} />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

type ChoiceProps = { value: string; label: string; isChosen?: boolean };

export const TimeChoice = ({ value, label, isChosen = false }: ChoiceProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl border border-field px-4 py-2 has-checked:border-brand has-checked:bg-brand-tint">
    <input type="radio" name="window" value={value} defaultChecked={isChosen} required />
    <span className="tabular-nums">{label}</span>
  </label>
);
