import { languageCodes, languages } from "@site/ground/language/languages.ts";
import { useT } from "#site/i18n/t.ts";
import { SmallInput, Text } from "./fields.tsx";
import { Part, type PartProps } from "./Part.tsx";

/** The prepared answers in both languages. An answer whose fields are emptied is deleted. */
export function Templates(props: PartProps) {
  const t = useT("settings");
  const { office, newTemplate } = props.page;
  return (
    <Part name="templates" {...props}>
      {languageCodes.map((code) => (
        <fieldset key={code} lang={code}>
          <legend className="font-semibold">{languages[code].label}</legend>
          <div className="mt-2 grid gap-2" dir={languages[code].dir}>
            {office.templates[code].templates.map((template) => (
              <Template key={template.id} own={`${code}.${template.id}`} template={template} />
            ))}
            <Template own={`${code}.${newTemplate[code]}`} add={t("templates.add")} />
          </div>
        </fieldset>
      ))}
    </Part>
  );
}

type Written = { name: string; subject: string; text: string };

function Template({ own, template, add }: { own: string; template?: Written; add?: string }) {
  const t = useT("settings");
  return (
    <details className="rounded-xl border border-line px-4 py-1">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{template?.name ?? add}</summary>
      <div className="grid gap-3 pb-4">
        <SmallInput label={t("templates.name")} name={`${own}.name`} maxLength={80} defaultValue={template?.name} />
        <SmallInput
          label={t("templates.subject")}
          name={`${own}.subject`}
          maxLength={150}
          defaultValue={template?.subject}
        />
        <Text label={t("templates.words")} name={`${own}.text`} rows={8} defaultValue={template?.text.trim()} />
      </div>
    </details>
  );
}
