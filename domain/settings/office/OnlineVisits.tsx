import { useT } from "#site/i18n/t.ts";
import { Tick } from "#site/ui/controls/Tick.tsx";
import { SmallInput } from "./fields.tsx";
import { Part, type PartProps } from "./Part.tsx";

/** The settings for online booking: whether customers may choose a time by themselves, and for which services. */
export function OnlineVisits(props: PartProps) {
  const t = useT("settings");
  const words = useT("lead");
  const { office, services } = props.page;
  const { online, confirm, services: chosen, noticeHours, horizonDays } = office.visits;
  return (
    <Part name="visits" {...props}>
      <Tick name="online" ticked={online}>
        {t("visits.online")}
      </Tick>
      <Tick name="confirm" ticked={confirm}>
        {t("visits.confirm")}
      </Tick>
      <fieldset>
        <legend className="text-sm font-semibold">{t("visits.services")}</legend>
        <div className="grid sm:grid-cols-2 lg:grid-cols-3">
          {services.map((service) => (
            <label key={service} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
              <input type="checkbox" name="services" value={service} defaultChecked={chosen.includes(service)} />
              {words(`services.${service}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SmallInput
          label={t("visits.notice")}
          type="number"
          name="noticeHours"
          min={0}
          max={80}
          defaultValue={noticeHours}
        />
        <SmallInput
          label={t("visits.horizon")}
          type="number"
          name="horizonDays"
          min={1}
          max={60}
          defaultValue={horizonDays}
        />
      </div>
    </Part>
  );
}
