import {
  type EnquiryField,
  enquiryFields,
  inSteps,
  isLong,
  isTextField,
  type TextName,
} from "@site/ground/enquiry-fields.ts";
import { languages } from "@site/ground/language/languages.ts";
import type { ReactNode } from "react";
import { choices } from "#site/forms/options.ts";
import { useT } from "#site/i18n/t.ts";
import { useInSight } from "#site/ui/useInSight.ts";
import { inputLook, labelLook } from "./looks.ts";
import { isOfPerson, ofPerson } from "./person-fields.ts";
import { useLeadWords } from "./words.ts";

type Values = Partial<Record<string, string>>;
type Props = { values: Values; wrong: string | undefined };

/** The fields of an enquiry, for a colleague who records or corrects it. */
export function CustomerFields({ values, wrong }: Props) {
  const word = useT("lead");
  const field = (name: EnquiryField) =>
    isTextField(name) ? (
      <Text key={name} name={name} value={values[name]} wrong={wrong === name} />
    ) : (
      <Choice key={name} name={name} value={values[name]} />
    );
  const names = inSteps.filter((name) => !isOfPerson(name));
  return (
    <>
      <Problem wrong={wrong} />
      <div className="grid gap-3 sm:grid-cols-2">
        {ofPerson.map(field)}
        <Labelled label={word("fields.locale")}>
          <select name="locale" defaultValue={values.locale} className={inputLook}>
            {Object.entries(languages).map(([code, { label }]) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </select>
        </Labelled>
        {names.filter((name) => !isLong(name)).map(field)}
      </div>
      {names.filter(isLong).map(field)}
    </>
  );
}

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
  <label className="block min-w-0">
    <span className={labelLook}>{label}</span>
    {children}
  </label>
);

const looks: Partial<Record<EnquiryField, { type: string; dir: string }>> = {
  phone: { type: "tel", dir: "ltr" },
  email: { type: "email", dir: "ltr" },
};

function Text({ name, value, wrong }: { name: TextName; value?: string; wrong: boolean }) {
  const t = useT("lead");
  const common = { name, maxLength: enquiryFields[name].limit, defaultValue: value };
  return (
    <Labelled label={t(`fields.${name}`)}>
      {isLong(name) ? (
        <textarea rows={4} dir="auto" {...common} className={`${inputLook} py-2`} />
      ) : (
        <input
          {...(looks[name] ?? { type: "text", dir: "auto" })}
          {...common}
          autoComplete="off"
          aria-invalid={wrong || undefined}
          className={inputLook}
        />
      )}
    </Labelled>
  );
}

function Choice({ name, value = "" }: { name: Exclude<EnquiryField, TextName>; value?: string }) {
  const none = useT("inbox")("edit.none");
  const t = useT("lead");
  const word = useLeadWords();
  const group = enquiryFields[name].words;
  return (
    <Labelled label={t(`fields.${name}`)}>
      <select name={name} defaultValue={value} className={inputLook}>
        <option value="">{none}</option>
        {choices[group].map((option) => (
          <option key={option} value={option}>
            {word(group, option)}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

const named = ["who", "name", "phone", "email"] as const;

function Problem({ wrong }: { wrong: string | undefined }) {
  const t = useT("inbox");
  const sentence = useInSight<HTMLParagraphElement>(wrong !== undefined);
  if (wrong === undefined) return null;
  const known = named.find((name) => name === wrong);
  return (
    <p ref={sentence} role="alert" className="text-sm font-semibold text-danger">
      {known ? t(`problems.${known}`) : t("problems.invalid")}
    </p>
  );
}
