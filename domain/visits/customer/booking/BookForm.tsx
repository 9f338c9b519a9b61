import { bookingLimits, type FormState, Honeypot } from "#domain/leads/index.ts";
import { useT } from "#site/i18n/t.ts";
import { Field } from "#site/ui/controls/Field.tsx";
import { FileField } from "#site/ui/controls/FileField.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import type { BookView } from "./page.server.ts";
import { TimesChoice } from "./TimesChoice.tsx";
import { useProblem } from "./useProblem.ts";

/** The form of a booking: a time, and who and where. In the sheet, the script sends it without leaving the page. */
export function BookForm({ view, state }: { view: BookView; state: FormState | undefined }) {
  const t = useT("visits");
  const words = useT();
  const problem = useProblem(state);
  const hasProblems = Object.keys(state?.problems ?? {}).length > 0;
  return (
    <form
      method="post"
      encType="multipart/form-data"
      data-booking
      data-form="booking"
      data-proof={state?.proof && JSON.stringify(state.proof)}
      data-kept={t("booking.kept")}
      data-failed={t("booking.failed")}
      data-sent={t("booking.sent")}
      className="card shadow-card grid gap-6 md:p-8"
    >
      {(hasProblems || state?.failed || state?.limited) && (
        <p role="alert" className="font-semibold text-danger">
          {t(state?.limited ? "customer.problems.limited" : state?.failed ? "booking.failed" : "booking.check")}
        </p>
      )}
      <input type="hidden" name="service" value={view.work?.service} />
      <input type="hidden" name="place" value={view.work?.place} />
      <input type="hidden" name="symptom" value={view.symptomName} />
      <input type="hidden" name="hold" value={view.hold} />
      <input type="hidden" name="page" value={state?.page || view.page} />
      <Honeypot label={words("form.trap")} />
      {view.days.length > 0 ? (
        <TimesChoice days={view.days} chosen={state?.values?.window} error={problem("window")} />
      ) : (
        <>
          <p>{t("booking.none")}</p>
          <input type="hidden" name="window" value={state?.values?.window} />
        </>
      )}
      {view.more && (
        <a href={`?${view.query}&all`} className="flex min-h-11 w-fit items-center font-semibold text-brand underline">
          {t("booking.others")}
        </a>
      )}
      <WhoFields state={state} area={view.area} message={view.message} />
      {view.confirm && <p className="text-sm text-soft">{t("booking.confirms")}</p>}
      <div>
        <Button type="submit" size="lg" className="max-sm:w-full">
          {t(view.confirm ? "customer.ask" : "customer.book")}
        </Button>
      </div>
    </form>
  );
}

type WhoProps = { state?: FormState | undefined; area?: string | undefined; message?: string | undefined };

/** Three fields are enough: a name, a number and the address. */
function WhoFields({ state, area, message }: WhoProps) {
  const t = useT("visits");
  const problem = useProblem(state);
  const hasProblem = (...names: (keyof NonNullable<FormState["problems"]>)[]) =>
    names.some((name) => state?.problems?.[name]);
  const values = state?.values ?? {};
  return (
    <div className="grid gap-5">
      <Field
        id="book-name"
        name="name"
        label={t("booking.name")}
        defaultValue={values.name}
        error={problem("name")}
        autoComplete="name"
        dir="auto"
        maxLength={100}
        required
      />
      <Field
        id="book-phone"
        name="phone"
        type="tel"
        inputMode="tel"
        label={t("booking.phone")}
        defaultValue={values.phone}
        error={problem("phone")}
        autoComplete="tel"
        dir="ltr"
        maxLength={40}
        required
      />
      <Field
        id="book-address"
        name="address"
        label={t("customer.address")}
        hint={t("customer.addressHint")}
        defaultValue={values.address ?? area}
        error={problem("address")}
        autoComplete="street-address"
        dir="auto"
        maxLength={bookingLimits.address}
        required
      />
      <details open={hasProblem("photos", "access", "message")}>
        <summary className="min-h-11 py-2 font-semibold text-brand underline">{t("booking.more")}</summary>
        <div className="mt-3 grid gap-5">
          <FileField
            id="book-photos"
            name="photos"
            label={t("booking.photos")}
            optional={t("customer.optional")}
            error={problem("photos")}
            words={t("booking.addPhotos")}
            chosen={t("booking.chosen")}
            multiple
            accept="image/*"
          />
          <Field
            id="book-access"
            name="access"
            label={t("customer.access")}
            hint={t("customer.accessHint")}
            optional={t("customer.optional")}
            defaultValue={values.access}
            error={problem("access")}
            maxLength={bookingLimits.access}
            dir="auto"
          />
          <Field
            id="book-message"
            name="message"
            multiline
            rows={3}
            label={t("booking.message")}
            optional={t("customer.optional")}
            defaultValue={values.message ?? message}
            error={problem("message")}
            dir="auto"
          />
        </div>
      </details>
      <p className="text-xs text-soft">
        {t("booking.privacy")}{" "}
        <PageLink to="/privacy" className="underline">
          {t("booking.privacyLink")}
        </PageLink>
      </p>
    </div>
  );
}
