import { useT } from "#site/i18n/t.ts";
import { Choices } from "../controls/Choices.tsx";
import { FileField } from "../controls/FileField.tsx";
import { Select } from "../controls/Select.tsx";
import { Tick } from "../controls/Tick.tsx";

export function Controls({ prefix }: { prefix: string }) {
  const t = useT();
  const lead = useT("lead");
  const id = (name: string) => `${prefix}-${name}`;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Choices
        id={id("urgency")}
        name={id("urgency")}
        label={t("quoteForm.urgency")}
        options={(["week", "month"] as const).map((key) => [key, lead(`urgencies.${key}`)])}
        defaultValue="week"
      />
      <Select
        id={id("place")}
        label={t("quoteForm.place")}
        empty={t("form.choose")}
        error={t("formProblems.place")}
        options={(["dubai", "al-ain"] as const).map((key) => [key, lead(`places.${key}`)])}
      />
      <FileField
        id={id("photos")}
        label={t("photoForm.photos")}
        optional={t("form.optional")}
        words={t("photoForm.addPhotos")}
        chosen={t("photoForm.photosChosen")}
      />
      <Tick name={id("offers")}>{t("form.offers")}</Tick>
    </div>
  );
}
