import { Form } from "react-router";
import { Fold } from "#site/forms/office/Fold.tsx";
import { Choose, LabelledField, Line } from "#site/forms/office/fields.tsx";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import type { PlacePageData } from "./place.server.ts";

type Unit = PlacePageData["equipment"][number];
type Props = { page: PlacePageData };

/** The equipment of a place. Each unit has its rating plate and a form to correct it. */
export function EquipmentList({ page }: Props) {
  const t = useT("people");
  const { equipment, kinds, mayChange } = page;
  return (
    <section className="card" aria-labelledby="equipment">
      <h2 id="equipment" className="text-base">
        {t("equipment.title")}
      </h2>
      {equipment.length === 0 ? (
        <p className="mt-2 text-sm text-soft">{t("equipment.none")}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {equipment.map((unit) => (
            <li key={unit.id} className="py-3">
              <Facts unit={unit} kind={kinds[unit.kind] ?? unit.kind} />
              {mayChange && (
                <Fold title={t("equipment.edit")} look="text-sm font-semibold text-brand">
                  <Fields page={page} unit={unit} />
                </Fold>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <Fold title={t("equipment.add")} look="mt-2 text-sm font-semibold text-brand">
          <Fields page={page} />
        </Fold>
      )}
    </section>
  );
}

function Facts({ unit, kind }: { unit: Unit; kind: string }) {
  const t = useT("people");
  const { id, make, model, serial, refrigerant, installed, note, photo } = unit;
  return (
    <div className="flex items-start gap-4 text-sm">
      {photo && (
        <a
          href={`/admin/equipment/${id}/plate`}
          className="shrink-0 overflow-clip rounded-xl border border-line hover:border-brand"
        >
          <img
            src={`/admin/equipment/${id}/plate`}
            alt={t("equipment.plate", { name: [make, model].filter(Boolean).join(" ") || kind })}
            width={96}
            height={96}
            loading="lazy"
            className="size-24 object-cover"
          />
        </a>
      )}
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">
          {kind}
          {[make, model].filter(Boolean).map((fact) => (
            <span key={fact}>
              {" · "}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
        {serial && (
          <p className="text-soft">
            {t("equipment.serial")}: <bdi dir="ltr">{serial}</bdi>
          </p>
        )}
        {(refrigerant || installed) && (
          <p className="text-soft">
            <bdi>{refrigerant}</bdi>
            {refrigerant && installed && " · "}
            {installed && (
              <>
                {t("equipment.since")} <bdi dir="ltr">{installed}</bdi>
              </>
            )}
          </p>
        )}
        {note && (
          <p className="text-soft">
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}

function Fields({ page: { version, kinds }, unit }: Props & { unit?: Unit }) {
  const t = useT("people");
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      preventScrollReset
      key={`${version} ${unit?.id}`}
      className="mt-2 grid gap-4"
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="equipment" value={unit?.id ?? ""} />
      <div className="grid gap-3 sm:grid-cols-3">
        <Choose label={t("equipment.kind")} name="kind" defaultValue={unit?.kind ?? "split"}>
          {Object.entries(kinds).map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </Choose>
        <Line label={t("equipment.make")} name="make" dir="auto" maxLength={60} defaultValue={unit?.make} />
        <Line label={t("equipment.model")} name="model" dir="auto" maxLength={60} defaultValue={unit?.model} />
        <Line label={t("equipment.serial")} name="serial" dir="ltr" maxLength={60} defaultValue={unit?.serial} />
        <Line
          label={t("equipment.refrigerant")}
          name="refrigerant"
          dir="ltr"
          maxLength={20}
          defaultValue={unit?.refrigerant}
        />
        <Line
          label={t("equipment.installed")}
          name="installed"
          dir="ltr"
          inputMode="numeric"
          maxLength={7}
          defaultValue={unit?.installed}
        />
      </div>
      <Line label={t("equipment.note")} name="note" dir="auto" maxLength={300} defaultValue={unit?.note} />
      <LabelledField label={t(unit?.photo ? "equipment.newPhoto" : "equipment.photo")}>
        <input type="file" name="photo" accept="image/*" className="block min-h-11 max-w-full text-sm" />
      </LabelledField>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="equipment" look="outline">
          {t(unit ? "save" : "equipment.addButton")}
        </Button>
        {unit && (
          <Button type="submit" name="intent" value="remove" look="quiet">
            {t("equipment.remove")}
          </Button>
        )}
      </div>
    </Form>
  );
}
