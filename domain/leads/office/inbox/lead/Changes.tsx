import { enquiryFields, fieldNames, isTextField } from "@site/ground/enquiry-fields.ts";
import { languageCodes, languages } from "@site/ground/language/languages.ts";
import { isOneOf } from "@site/typed";
import { useT } from "#site/i18n/t.ts";
import type { LeadEvent } from "../shared/types.ts";
import { useLeadWords } from "../shared/words.ts";

type Edited = Extract<LeadEvent, { kind: "edited" }>["data"]["changes"];

export function Changes({ changes }: { changes: Edited }) {
  const t = useT("inbox");
  const label = useT("lead");
  const word = useLeadWords();
  const shown = (field: Edited[number]["field"], value: string) => {
    if (field === "locale") return isOneOf(languageCodes, value) ? languages[value].label : value;
    const name = fieldNames.find((one) => one === field);
    return name && !isTextField(name) && value ? word(enquiryFields[name].words, value) : value;
  };
  const lines = changes.map(({ field, from, to }) => {
    const words = {
      field: label(`fields.${field}`),
      from: shown(field, from),
      to: shown(field, to),
    };
    return {
      field,
      text: t(to === "" ? "timeline.changeGone" : from === "" ? "timeline.changeNew" : "timeline.change", words),
    };
  });
  return (
    <ul className="mt-1 text-xs text-soft">
      {lines.map(({ field, text }) => (
        <li key={field} dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {text}
        </li>
      ))}
    </ul>
  );
}
