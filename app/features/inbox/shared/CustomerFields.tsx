import { languages } from "@site/ground/language/languages.ts";
import type { ReactNode } from "react";
import { channels, leadPlaces, leadServices, properties, times, urgencies } from "#app/features/leads/options.ts";
import { limits } from "#app/features/leads/schema.ts";
import { useT } from "#app/i18n/t.ts";
import { useInSight } from "#app/ui/useInSight.ts";
import { inputLook, labelLook } from "./looks.ts";
import { useLeadWords } from "./words.ts";

const choices = {
  service: ["services", leadServices],
  urgency: ["urgencies", urgencies],
  place: ["places", leadPlaces],
  property: ["properties", properties],
  channel: ["channels", channels],
  time: ["times", times],
} as const;

type Values = Partial<Record<string, string>>;
type Props = { values: Values; wrong: string | undefined };

/** Every field of a customer's request, for a colleague who writes it down or corrects it. */
export function CustomerFields({ values, wrong }: Props) {
  const t = useT("inbox");
  const text = (name: "name" | "phone" | "email" | "area" | "size", more: object = {}) => (
    <Text name={name} label={t(`fields.${name}`)} value={values[name]} wrong={wrong === name} {...more} />
  );
  const choice = (name: keyof typeof choices) => <Choice name={name} value={values[name]} />;
  return (
    <>
      <Problem wrong={wrong} />
      <div className="grid gap-3 sm:grid-cols-2">
        {text("name")}
        {text("phone", { type: "tel", dir: "ltr" })}
        {text("email", { type: "email", dir: "ltr" })}
        <Labelled label={t("fields.language")}>
          <select name="locale" defaultValue={values.locale} className={inputLook}>
            {Object.entries(languages).map(([code, { label }]) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </select>
        </Labelled>
        {choice("service")}
        {choice("urgency")}
        {choice("place")}
        {text("area")}
        {choice("property")}
        {text("size")}
        {choice("channel")}
        {choice("time")}
      </div>
      <Labelled label={t("fields.message")}>
        <textarea
          name="message"
          rows={4}
          dir="auto"
          maxLength={limits.message}
          defaultValue={values.message}
          className={`${inputLook} py-2`}
        />
      </Labelled>
    </>
  );
}

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: its control is among the children
  <label className="block min-w-0">
    <span className={labelLook}>{label}</span>
    {children}
  </label>
);

type TextProps = {
  name: keyof typeof limits;
  label: string;
  value?: string;
  wrong: boolean;
  type?: string;
  dir?: string;
};

const Text = ({ name, label, value, wrong, type = "text", dir = "auto" }: TextProps) => (
  <Labelled label={label}>
    <input
      name={name}
      type={type}
      dir={dir}
      maxLength={limits[name]}
      autoComplete="off"
      defaultValue={value}
      aria-invalid={wrong || undefined}
      className={inputLook}
    />
  </Labelled>
);

function Choice({ name, value = "" }: { name: keyof typeof choices; value?: string }) {
  const t = useT("inbox");
  const word = useLeadWords();
  const [group, options] = choices[name];
  return (
    <Labelled label={t(`fields.${name}`)}>
      <select name={name} defaultValue={value} className={inputLook}>
        <option value="">{t("edit.none")}</option>
        {options.map((option) => (
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
