import { useT } from "#site/i18n/t.ts";
import { Field } from "#site/ui/controls/Field.tsx";
import { Fold } from "#site/ui/customer/Fold.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";
import { TimeChoice } from "./booking/TimesChoice.tsx";
import type { VisitAnswer } from "./change.server.ts";
import type { VisitView } from "./customer.server.ts";
import { ShownVisit } from "./ShownVisit.tsx";

type Props = { view: VisitView; answer: VisitAnswer | undefined };

/** The form with the free times of the first days. It is folded if the customer has just booked a visit. */
export function Times({ view, answer }: Props) {
  const t = useT("visits");
  if (view.days.length === 0) return null;
  const form = <TimesForm view={view} answer={answer} />;
  if (!view.ahead)
    return (
      <section className="card shadow-card md:p-8">
        <h2 className="mb-2 text-xl">{t("customer.pick")}</h2>
        {form}
      </section>
    );
  return (
    <Fold name={t("customer.move")} isOpen={!view.done || answer !== undefined}>
      {form}
    </Fold>
  );
}

function TimesForm({ view, answer }: Props) {
  const t = useT("visits");
  const { ahead, days, more, confirm } = view;
  const nearest = answer?.nearest ?? [];
  return (
    <form method="post" className="grid gap-6">
      <p className="text-sm text-soft">{t("customer.zone")}</p>
      {ahead && <ShownVisit visit={ahead} />}
      {nearest.length > 0 && (
        <fieldset>
          <legend className="mb-2 font-semibold">{t("customer.nearest")}</legend>
          <div className="grid gap-2">
            {nearest.map(({ value, label }) => (
              <TimeChoice key={value} value={value} label={label} />
            ))}
          </div>
        </fieldset>
      )}
      {days.map(({ name, windows }) => (
        <fieldset key={name}>
          <legend className="mb-2 font-semibold">{name}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {windows.map(({ value, hours }) => (
              <TimeChoice key={value} value={value} label={hours} />
            ))}
          </div>
        </fieldset>
      ))}
      {more && (
        <a href="?all" className="flex min-h-11 w-fit items-center font-semibold text-brand underline">
          {t("customer.more")}
        </a>
      )}
      {!ahead && (
        <>
          <Field
            id="visit-address"
            name="address"
            label={t("customer.address")}
            hint={t("customer.addressHint")}
            defaultValue={answer?.address}
            maxLength={300}
            autoComplete="street-address"
            dir="auto"
            required
          />
          <Field
            id="visit-access"
            name="access"
            label={t("customer.access")}
            hint={t("customer.accessHint")}
            optional={t("customer.optional")}
            defaultValue={answer?.access}
            maxLength={300}
            dir="auto"
          />
        </>
      )}
      <div>
        <Button type="submit" size="lg">
          {t(ahead ? "customer.moveButton" : confirm ? "customer.ask" : "customer.book")}
        </Button>
      </div>
    </form>
  );
}
