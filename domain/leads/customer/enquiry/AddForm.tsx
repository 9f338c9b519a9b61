import { enquiryFields } from "@site/ground/enquiry-fields.ts";
import { useT } from "#site/i18n/t.ts";
import { Field } from "#site/ui/controls/Field.tsx";
import { FileField } from "#site/ui/controls/FileField.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";
import { LimitedText } from "./LimitReached.tsx";
import type { EnquiryView, UpdateState } from "./types.ts";

/** The form with which the customer adds text and photos to the enquiry. It works without a script. */
export function AddForm({ view, state }: { view: EnquiryView; state?: UpdateState }) {
  const t = useT("enquiry");
  const { each, all, megabytes } = view.limits;
  const problems = state?.problems ?? {};
  return (
    <form method="post" encType="multipart/form-data" noValidate className="card shadow-card grid gap-5 md:p-8">
      <h2 className="text-xl">{t("add.heading")}</h2>
      <p role="alert" className="rounded-xl border border-danger p-4 font-semibold text-danger empty:hidden">
        <Notice state={state} />
      </p>
      <Field
        id="add-message"
        name="message"
        label={t("add.message")}
        hint={t("add.messageHint")}
        error={
          problems.message &&
          t(`problems.message.${problems.message as "required"}`, { max: enquiryFields.message.limit })
        }
        defaultValue={state?.values?.message}
        multiline
        rows={4}
        dir="auto"
      />
      {view.photos < all ? (
        <FileField
          id="add-photos"
          name="photos"
          words={t("add.choose")}
          chosen={t("add.chosen")}
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif"
          label={t("add.photos")}
          hint={t("add.photosHint", { max: each, size: megabytes })}
          error={problems.photos && t(`problems.photos.${problems.photos as "invalid"}`, { each, all })}
        />
      ) : (
        <p className="text-sm text-soft">{t("add.photosFull", { max: all })}</p>
      )}
      <div>
        <Button type="submit" size="lg">
          {t("add.send")}
        </Button>
      </div>
    </form>
  );
}

function Notice({ state }: { state?: UpdateState }) {
  const t = useT("enquiry");
  if (state?.limited) return <LimitedText />;
  return state?.failed ? t("problems.failed") : state?.problems && t("problems.summary");
}
