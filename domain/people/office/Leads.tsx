import { href } from "@site/ground/site-map/links.ts";
import { Form, Link } from "react-router";
import { Fold } from "#site/forms/office/Fold.tsx";
import { Choose } from "#site/forms/office/fields.tsx";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import type { PersonPageData } from "./person.server.ts";

/** The leads of a person. A colleague can set the place of each lead, and split off a lead that belongs to somebody else. */
export function Leads({ page: { leads, places, version } }: { page: PersonPageData }) {
  const t = useT("people");
  const language = useLanguage();
  return (
    <Fold title={t("leads.title")} className="card">
      <p className="mt-1 text-sm text-soft">{t("leads.text")}</p>
      <ul className="mt-3 divide-y divide-line">
        {leads.map(({ id, reference, name, service, state, place_id: place }) => (
          <li key={`${id} ${place} ${version}`} className="grid gap-3 py-4">
            <p className="text-sm">
              <Link to={href(`/admin/leads/${id}`, language)} className="font-semibold text-brand underline">
                <Reference code={reference} />
              </Link>{" "}
              <bdi>{name}</bdi>
              <span className="text-soft">{[service, state].filter(Boolean).map((fact) => ` · ${fact}`)}</span>
            </p>
            <div className="flex flex-wrap items-end gap-3">
              <Form method="post" preventScrollReset className="flex min-w-0 flex-1 basis-64 items-end gap-3">
                <input type="hidden" name="lead" value={id} />
                <input type="hidden" name="seen" value={place ?? ""} />
                <div className="min-w-0 flex-1">
                  <Choose label={t("leads.place")} name="place" defaultValue={place ?? ""}>
                    <option value="">{t("leads.noPlace")}</option>
                    {places.map((one) => (
                      <option key={one.id} value={one.id}>
                        {one.address || t("places.unnamed")}
                      </option>
                    ))}
                    <option value="new">{t("leads.newPlace")}</option>
                  </Choose>
                </div>
                <Button
                  type="submit"
                  name="intent"
                  value="place"
                  look="outline"
                  aria-label={t("leads.saveFor", { reference })}
                >
                  {t("save")}
                </Button>
              </Form>
              {leads.length > 1 && (
                <Form method="post">
                  <input type="hidden" name="version" value={version} />
                  <input type="hidden" name="lead" value={id} />
                  <Button
                    type="submit"
                    name="intent"
                    value="split"
                    look="outline"
                    aria-label={t("leads.splitOf", { reference })}
                  >
                    {t("leads.split")}
                  </Button>
                </Form>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
