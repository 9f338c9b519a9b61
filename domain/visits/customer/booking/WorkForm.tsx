import { useT } from "#site/i18n/t.ts";
import { Select } from "#site/ui/controls/Select.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";
import type { BookView } from "./page.server.ts";

/** Asks what is to be done and in which emirate, because the free times depend on both. The answer is the same page with its times. */
export function WorkForm({ view }: { view: BookView }) {
  const t = useT("visits");
  const kept = [...new URLSearchParams(view.query)].filter(([name]) =>
    ["symptom", "area", "bundle", "hold"].includes(name),
  );
  return (
    <form method="get" className="grid items-end gap-4 sm:grid-cols-2">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="from" value={view.page} />
      {view.symptom ? (
        <input type="hidden" name="service" value={view.service ?? ""} />
      ) : (
        <Select
          id="book-service"
          name="service"
          label={t("booking.service")}
          empty={t("booking.choose")}
          options={view.services}
          defaultValue={view.service ?? ""}
          required
        />
      )}
      <Select
        id="book-place"
        name="place"
        label={t("booking.place")}
        empty={t("booking.choose")}
        options={view.places}
        defaultValue={view.place ?? ""}
        required
      />
      <Button type="submit" look={view.work ? "outline" : "brand"}>
        {t("booking.show")}
      </Button>
    </form>
  );
}
