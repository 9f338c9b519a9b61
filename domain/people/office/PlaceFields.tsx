import { areaLook, Choose, LabelledField, Line } from "#site/forms/office/fields.tsx";
import { leadPlaces, properties } from "#site/forms/options.ts";
import { useT } from "#site/i18n/t.ts";
import type { PlacePageData } from "./place.server.ts";

/** The fields for the address of a place and how to get in. */
export function PlaceFields({ page: { fields, isTower, towers } }: { page: PlacePageData }) {
  const t = useT("people");
  const lead = useT("lead");
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        {!isTower && (
          <>
            <Line
              label={t("place.tower")}
              name="tower"
              dir="auto"
              maxLength={100}
              list="towers"
              defaultValue={fields.tower}
            />
            <datalist id="towers">
              {towers.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </>
        )}
        <Line
          label={t(isTower ? "place.towerName" : "place.name")}
          name="name"
          dir="auto"
          maxLength={100}
          required={isTower}
          defaultValue={fields.name}
        />
        <Line label={t("place.area")} name="area" dir="auto" maxLength={200} defaultValue={fields.area} />
        <Choose label={t("place.city")} name="city" defaultValue={fields.city}>
          <option value="">{t("place.unknown")}</option>
          {leadPlaces.map((city) => (
            <option key={city} value={city}>
              {lead(`places.${city}`)}
            </option>
          ))}
        </Choose>
        <Choose label={t("place.kind")} name="kind" defaultValue={fields.kind}>
          <option value="">{t("place.unknown")}</option>
          {properties.map((kind) => (
            <option key={kind} value={kind}>
              {lead(`properties.${kind}`)}
            </option>
          ))}
        </Choose>
      </div>
      <LabelledField label={t("place.access")}>
        <textarea
          name="accessNote"
          rows={3}
          dir="auto"
          maxLength={500}
          defaultValue={fields.accessNote}
          className={areaLook}
        />
      </LabelledField>
    </>
  );
}
