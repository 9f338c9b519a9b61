import { type DayHours, dayNames, type Week } from "#site/content/week.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { BareInput, SmallInput } from "./fields.tsx";
import { Part, type PartProps } from "./Part.tsx";

export function Hours(props: PartProps) {
  const t = useT("settings");
  const { hours, datedHours } = props.page.office.hours;
  return (
    <Part name="hours" {...props}>
      <WeekFields own="0" week={hours} />
      <h3 className="mt-4 text-base">{t("hours.dated")}</h3>
      <p className="-mt-2 text-sm text-soft">{t("hours.datedText")}</p>
      {datedHours.map((dated, n) => (
        <Dated key={`${dated.from} ${dated.name.en}`} n={n} dated={dated} />
      ))}
      <Dated n={datedHours.length} dated={{ name: { en: "", ar: "" }, from: "", to: "", hours }} />
    </Part>
  );
}

type DatedHours = PartProps["page"]["office"]["hours"]["datedHours"][number];

function Dated({ n, dated }: { n: number; dated: DatedHours }) {
  const t = useT("settings");
  const language = useLanguage();
  const own = `dated.${n}`;
  const isNew = dated.from === "";
  return (
    <details className="rounded-xl border border-line px-4 py-1">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {isNew ? t("hours.add") : <bdi>{dated.name[language]}</bdi>}
      </summary>
      <div className="grid gap-4 pb-4">
        <NameFields own={own} name={dated.name} />
        <div className="grid grid-cols-2 gap-3">
          <SmallInput label={t("from")} type="date" name={`${own}.from`} defaultValue={dated.from} />
          <SmallInput label={t("to")} type="date" name={`${own}.to`} defaultValue={dated.to} />
        </div>
        <WeekFields own={own} week={dated.hours} />
        {!isNew && (
          <label className="flex min-h-11 items-center gap-3 text-sm">
            <input type="checkbox" name={`${own}.remove`} /> {t("hours.remove")}
          </label>
        )}
      </div>
    </details>
  );
}

export function NameFields({ own, name }: { own: string; name: { en: string; ar: string } }) {
  const t = useT("settings");
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SmallInput label={t("nameEn")} name={`${own}.en`} dir="ltr" maxLength={80} defaultValue={name.en} />
      <SmallInput label={t("nameAr")} name={`${own}.ar`} dir="rtl" maxLength={80} defaultValue={name.ar} />
    </div>
  );
}

const parts = ["open", "breakFrom", "breakTo", "close"] as const;

const timeOf = (time: DayHours | undefined, part: (typeof parts)[number]) =>
  time && { open: time.open, breakFrom: time.break?.from, breakTo: time.break?.to, close: time.close }[part];

/** The working hours: a row for each day, with opening time, break and closing time. An empty row is a day off. */
function WeekFields({ own, week }: { own: string; week: Week }) {
  const t = useT("settings");
  const words = useT();
  return (
    <div className="grid gap-3">
      {dayNames.map((day) => (
        <fieldset key={day} className="grid gap-x-3 gap-y-1 sm:grid-cols-[7rem_1fr] sm:items-center">
          <legend className="sr-only">{words(`days.${day}`)}</legend>
          <span aria-hidden className="text-sm font-semibold">
            {words(`days.${day}`)}
          </span>
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
            {parts.map((part) => (
              <div key={part}>
                <span aria-hidden className="mb-0.5 block text-xs text-soft">
                  {t(`hours.${part}`)}
                </span>
                <BareInput
                  type="time"
                  label={`${words(`days.${day}`)}: ${t(`hours.${part}`)}`}
                  name={`${own}.${day}.${part}`}
                  defaultValue={timeOf(week[day], part)}
                />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
