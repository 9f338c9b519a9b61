import type { ComponentProps, ReactNode } from "react";
import { useT } from "#site/i18n/t.ts";

const look =
  "block min-h-11 w-full rounded-lg border border-field bg-surface px-3 text-sm text-ink smooth hover:border-brand [font-family:inherit]";

/** The look of a text field with several lines. */
export const areaLook = `${look} py-2`;

export const LabelledField = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label className="block min-w-0">
    <span className="mb-1 block text-xs font-semibold text-soft">{label}</span>
    {children}
  </label>
);

export const Line = ({ label, ...rest }: ComponentProps<"input"> & { label: string }) => (
  <LabelledField label={label}>
    <input autoComplete="off" className={look} {...rest} />
  </LabelledField>
);

export const Choose = ({ label, children, ...rest }: ComponentProps<"select"> & { label: string }) => (
  <LabelledField label={label}>
    <select className={look} {...rest}>
      {children}
    </select>
  </LabelledField>
);

export interface VisitTimeFields {
  date: string;
  time: string;
  slots: number;
  team: string;
}

/** Returns the values that the fields below show. */
export const visitTimeFieldsOf = ({
  date = "",
  time = "",
  slots,
  team = "",
}: Record<string, string>): VisitTimeFields => ({
  ...{ date, time, team },
  slots: Number(slots),
});

/** Shows the next free times. A click on a time puts it into the fields. */
export function FreeTimes({
  free,
  when,
  onChoose,
}: {
  free: Free[];
  when: VisitTimeFields;
  onChoose: (one: Free) => void;
}) {
  const t = useT("visits");
  if (free.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{t("office.free")}</legend>
      <div className="flex flex-wrap gap-2">
        {free.map((one) => (
          <button
            key={one.label}
            type="button"
            aria-pressed={when.date === one.date && when.time === one.time}
            onClick={() => onChoose(one)}
            className="min-h-11 rounded-lg border border-line px-3 text-sm hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-tint"
          >
            {one.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
type Free = VisitTimeFields & { label: string };

const times = Array.from({ length: 48 }, (_, n) => `${String(n >> 1).padStart(2, "0")}:${n % 2 ? "30" : "00"}`);
const lengths = [1, 2, 3, 4, 6, 8, 10, 12, 16, 20];

/** The fields for the day, time, length and team of a visit. */
export function WhenFields({
  given: values,
  teams,
}: {
  given: VisitTimeFields;
  teams: { id: string; name: string }[];
}) {
  const t = useT("visits");
  const all = lengths.includes(values.slots) ? lengths : [...lengths, values.slots].sort((a, b) => a - b);
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Line label={t("office.fields.date")} type="date" name="date" required defaultValue={values.date} />
      <Choose label={t("office.fields.time")} name="time" defaultValue={values.time}>
        {times.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </Choose>
      <Choose label={t("office.fields.length")} name="slots" defaultValue={values.slots}>
        {all.map((slots) => (
          <option key={slots} value={slots}>
            {t("office.fields.hours", { count: slots / 2 })}
          </option>
        ))}
      </Choose>
      <Choose label={t("office.fields.team")} name="team" defaultValue={values.team}>
        {teams.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choose>
    </div>
  );
}
