import { useT } from "#site/i18n/t.ts";
import { Tick } from "#site/ui/controls/Tick.tsx";
import { SmallInput } from "./fields.tsx";
import { Part, type PartProps } from "./Part.tsx";

/** The settings of the public record: whether customers are asked for their words, and the numbers from which figures and words are shown. */
export function PublicRecord(props: PartProps) {
  const t = useT("settings");
  const { ask, leastCases, leastTestimonials } = props.page.office.record;
  const number = { type: "number", required: true } as const;
  return (
    <Part name="record" {...props}>
      <Tick name="ask" ticked={ask}>
        {t("record.ask")}
      </Tick>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SmallInput
          label={t("record.leastCases")}
          {...number}
          name="leastCases"
          min={10}
          max={1000}
          defaultValue={leastCases}
        />
        <SmallInput
          label={t("record.leastTestimonials")}
          {...number}
          name="leastTestimonials"
          min={1}
          max={50}
          defaultValue={leastTestimonials}
        />
      </div>
    </Part>
  );
}
