import { Form } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { Field } from "#site/ui/controls/Field.tsx";
import { Select } from "#site/ui/controls/Select.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";
import type { OfficeFinding } from "./finding.server.ts";
import { findingFields, longestOf } from "./finding-fields.ts";

type Props = { enquiry: string; finding: OfficeFinding; mayChange: boolean };

/** The line about a visit that the customer has allowed: what the technician reported, and the form with which a colleague writes and publishes it. */
export function OneFinding({ enquiry, finding, mayChange }: Props) {
  const t = useT("reputation");
  const { isPublished, hasPage, note, readings, values } = finding;
  return (
    <section aria-label={t("finding.office.heading")} className="mt-4 border-t border-line pt-4">
      <h3 className="text-sm font-semibold">
        {t(isPublished ? "finding.office.published" : "finding.office.allowed")}
      </h3>
      {!hasPage && <p className="mt-2 text-sm font-semibold">{t("finding.office.noPage")}</p>}
      {(note || readings.length > 0) && (
        <div className="mt-2 text-sm text-soft">
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {t("finding.office.report")} {note}
          </p>
          <ul className="list-disc ps-5">
            {readings.map((reading) => (
              <li key={reading}>{reading}</li>
            ))}
          </ul>
        </div>
      )}
      {mayChange ? (
        <LineForm enquiry={enquiry} finding={finding} />
      ) : (
        isPublished && (
          <p className="mt-2">
            {values.found_en} · {values.found_ar}
          </p>
        )
      )}
    </section>
  );
}

function LineForm({ enquiry, finding: { id, version, isPublished, values, area, areas } }: Omit<Props, "mayChange">) {
  const t = useT("reputation");
  return (
    <Form method="post" preventScrollReset className="mt-3 grid gap-4">
      <input type="hidden" name="enquiry" value={enquiry} />
      <input type="hidden" name="finding" value={id} />
      <input type="hidden" name="version" value={version} />
      <p className="text-sm text-soft">{t("finding.office.how")}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {findingFields.map((name) => (
          <Field
            key={name}
            id={`${name}-${id}`}
            name={name}
            label={t(`finding.office.fields.${name}`)}
            defaultValue={values[name]}
            maxLength={longestOf(name)}
            dir={name.endsWith("_ar") ? "rtl" : name.endsWith("_en") ? "ltr" : "auto"}
            required
          />
        ))}
        {areas.length > 0 && (
          <Select
            id={`area-${id}`}
            name="area"
            label={t("finding.office.area")}
            empty={t("finding.office.wholeCity")}
            defaultValue={area}
            options={areas}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="publish-finding" look="brand">
          {t(isPublished ? "finding.office.change" : "finding.office.publish")}
        </Button>
        {isPublished && (
          <Button type="submit" name="intent" value="hide-finding" look="outline" formNoValidate>
            {t("finding.office.hide")}
          </Button>
        )}
      </div>
    </Form>
  );
}
