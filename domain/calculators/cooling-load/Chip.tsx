import type { Assumption } from "@site/engine/quick/assumptions.ts";
import { memo } from "react";
import { ChoiceField } from "../kit/frame/ChoiceField.tsx";
import { NumberField } from "../kit/frame/NumberField.tsx";
import { Source } from "../kit/frame/Source.tsx";
import { type AssumedField, asUsual, fields } from "./fields.ts";
import { type Speech, textOf } from "./say.ts";

type Props = Assumption & { name: AssumedField; isRefused: boolean; say: Speech };

/** Shows one assumption. While it is closed it shows the value. When it is open it shows the field, the usual value, and the source. */
export const Chip = memo(function Chip(props: Props) {
  const { name, id, value, usual, changed, source, confidence, isRefused, say } = props;
  const { words, fill } = say;
  const label = words.fields[name];
  const usually = textOf(id, usual, say);
  return (
    <details name="assumed" open={isRefused} className="group min-w-0 max-w-full open:basis-full">
      <summary
        className={`flex min-h-11 flex-wrap items-center gap-x-2 sm:flex-nowrap sm:whitespace-nowrap rounded-xl border px-3.5 py-1.5 text-sm smooth group-open:rounded-b-none hover:border-brand ${changed ? "border-accent-deep bg-brand-tint" : "border-line bg-raised"}`}
      >
        <span className="text-soft">{label}</span>
        <strong className="font-semibold">
          <bdi>{textOf(id, value, say)}</bdi>
        </strong>
        {changed && <span className="text-xs font-semibold text-accent-deep">{words.chip.changed}</span>}
      </summary>
      <div className="grid gap-3 rounded-b-xl border border-t-0 border-line bg-raised p-4">
        {fields[name].kind === "number" ? (
          <NumberField name={name} label={label} hint={fill(words.chip.usual, { value: usually })} />
        ) : (
          <ChoiceField name={name} label={label} names={namesOf(name, usually, say)} />
        )}
        <Source source={words.sources[source]} confidence={confidence} />
      </div>
    </details>
  );
});

function namesOf(name: AssumedField, usually: string, { words, fill }: Speech) {
  const options: Record<string, Record<string, string>> = words.options;
  return { ...options[name], [asUsual]: fill(words.chip.asUsual, { value: usually }) };
}
