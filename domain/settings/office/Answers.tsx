import { useT } from "#site/i18n/t.ts";
import { Select } from "#site/ui/controls/Select.tsx";
import { SmallInput } from "./fields.tsx";
import { Part, type PartProps } from "./Part.tsx";

/** The settings for replies: the time in which they are due, and the email address that is told of enquiries. */
export function Answers(props: PartProps) {
  const t = useT("settings");
  const { office, promised, alertsTo } = props.page;
  const { withinHours, urgent } = office.reply;
  return (
    <>
      <Part name="reply" {...props}>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <SmallInput
            label={t("reply.within", { promised })}
            type="number"
            name="withinHours"
            min={1}
            max={promised}
            defaultValue={withinHours}
          />
          <SmallInput
            label={t("reply.minutes")}
            type="number"
            name="minutes"
            min={5}
            max={1440}
            defaultValue={urgent.minutes}
          />
        </div>
        <Select
          id="afterHours"
          name="afterHours"
          label={t("reply.afterHours")}
          defaultValue={urgent.afterHours}
          options={(["count", "wait"] as const).map((way) => [way, t(`reply.${way}`)])}
        />
      </Part>
      <Part name="alerts" {...props}>
        <SmallInput
          label={t("alerts.email", { email: alertsTo })}
          type="email"
          name="email"
          dir="ltr"
          maxLength={254}
          defaultValue={office.alerts.email}
        />
      </Part>
    </>
  );
}
