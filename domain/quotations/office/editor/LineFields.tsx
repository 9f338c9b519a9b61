import { openPlaces } from "@site/engine/money/open-line.ts";
import { hasAmount, lineKinds, vatKinds } from "@site/engine/money/quotation.ts";
import { Area, Choice, Input } from "#site/forms/office/inputs.tsx";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { quotationUnits } from "../units.ts";
import type { LineForm } from "./draft.ts";
import { LineButtons } from "./LineButtons.tsx";
import { inList } from "./open-words.ts";

interface Props {
  line: LineForm;
  number: number;
  last: number;
  onChange: (part: Partial<LineForm>) => void;
  onMove: (by: 1 | -1) => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** One line in the editor: its text in both languages, and its amount if it has one. */
export function LineFields({ line, number, onChange, ...buttons }: Props) {
  const t = useT("quotation");
  const screen = useLanguage();
  const { kind } = line;
  const openHint = (text: string) => {
    const places = openPlaces(text);
    return places.length > 0 ? t("office.unfilled", { places: inList(places, screen) }) : undefined;
  };
  return (
    <li>
      <fieldset className="grid gap-3 rounded-card border border-line bg-raised p-4">
        <legend className="sr-only">{t("office.line", { number })}</legend>
        <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)_auto] lg:items-start">
          <Choice
            label={`${number}. ${t("office.kind")}`}
            value={kind}
            onChange={({ target }) => onChange({ kind: lineKinds.find((one) => one === target.value) ?? kind })}
          >
            {lineKinds.map((one) => (
              <option key={one} value={one}>
                {t(`office.kinds.${one}`)}
              </option>
            ))}
          </Choice>
          <div className="lg:order-last lg:pt-5">
            <LineButtons number={number} {...buttons} />
          </div>
          {(["En", "Ar"] as const).map((language) => (
            <div key={language} className="sm:max-lg:col-span-2">
              <Area
                label={t(`office.text${language}`)}
                lang={language.toLowerCase()}
                dir={language === "Ar" ? "rtl" : "ltr"}
                hint={openHint(line[`text${language}`])}
                value={line[`text${language}`]}
                onChange={({ target }) => onChange({ [`text${language}`]: target.value })}
              />
            </div>
          ))}
        </div>
        {hasAmount(kind) && <Amounts line={line} onChange={onChange} />}
      </fieldset>
    </li>
  );
}

const figures = ["quantity", "price", "discount"] as const;

function Amounts({ line, onChange }: Pick<Props, "line" | "onChange">) {
  const t = useT("quotation");
  const [quantity, ...amounts] = figures.map((field) => (
    <Input
      key={field}
      label={t(`office.${field}`)}
      dir="ltr"
      inputMode="decimal"
      hint={field === "price" && line.price.trim() === "" ? t("office.unpriced") : undefined}
      value={line[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  ));
  return (
    <div className="grid grid-cols-[5fr_7fr] gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {quantity}
      <Choice
        label={t("office.unit")}
        value={line.unit}
        onChange={({ target }) => onChange({ unit: quotationUnits.find((one) => one === target.value) ?? line.unit })}
      >
        {quotationUnits.map((unit) => (
          <option key={unit} value={unit}>
            {t(`units.${unit}`)}
          </option>
        ))}
      </Choice>
      {amounts}
      <Choice
        label={t("office.vat")}
        value={line.vat}
        onChange={({ target }) => onChange({ vat: vatKinds.find((one) => one === target.value) ?? line.vat })}
      >
        {vatKinds.map((vat) => (
          <option key={vat} value={vat}>
            {t(`office.vats.${vat}`)}
          </option>
        ))}
      </Choice>
      {line.kind === "option" && (
        <Choice
          label={t("office.group")}
          title={t("office.groupHint")}
          value={line.group}
          onChange={({ target }) => onChange({ group: target.value })}
        >
          {["", "A", "B", "C", "D"].map((group) => (
            <option key={group} value={group}>
              {group || "–"}
            </option>
          ))}
        </Choice>
      )}
    </div>
  );
}
