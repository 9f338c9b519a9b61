import { useT } from "#site/i18n/t.ts";
import { SmallInput } from "./fields.tsx";
import { Part, type PartProps } from "./Part.tsx";

/** The setting for when the customer and the office are told that a contract ends. */
export function Contracts(props: PartProps) {
  const t = useT("settings");
  return (
    <Part name="contracts" {...props}>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SmallInput
          label={t("contracts.days")}
          type="number"
          name="remindDays"
          min={0}
          max={180}
          defaultValue={props.page.office.contracts.remindDays}
        />
      </div>
    </Part>
  );
}
