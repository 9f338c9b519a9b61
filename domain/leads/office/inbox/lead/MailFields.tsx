import { languageCodes, languages } from "@site/ground/language/languages.ts";
import { useT } from "#site/i18n/t.ts";
import { useSavedDraft } from "#site/ui/controls/useSavedDraft.ts";
import { useTypedBefore } from "#site/ui/controls/useTypedBefore.ts";
import { inputLook, labelLook } from "../shared/looks.ts";
import type { LeadPageData } from "../shared/types.ts";

/**
 * The fields of a mail. A reply template fills in subject and text, which can then be edited. Templates in the customer's language come
 * first.
 */
export function MailFields({ data: { lead, templates } }: { data: LeadPageData }) {
  const t = useT("inbox");
  const [subject, keepSubject] = useSavedDraft(`subject:${lead.id}`);
  const [text, keepText] = useSavedDraft(`mail:${lead.id}`);
  const subjectField = useTypedBefore<HTMLInputElement>(subject, ({ value }) => keepSubject(value));
  const textField = useTypedBefore<HTMLTextAreaElement>(text, ({ value }) => keepText(value));
  const order = languageCodes.toSorted((one, other) => Number(other === lead.locale) - Number(one === lead.locale));
  const fill = (id: string) => {
    const template = templates.find((one) => one.id === id);
    if (!template) return;
    keepSubject(template.subject);
    keepText(template.text);
  };
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <p className="min-w-0 text-sm">
          <span className={labelLook}>{t("compose.to")}</span>
          <bdi dir="ltr" className="leading-9 break-all">
            {lead.email}
          </bdi>
        </p>
        <label className="block">
          <span className={labelLook}>{t("compose.template")}</span>
          <select data-first className={inputLook} defaultValue="" onChange={({ target }) => fill(target.value)}>
            <option value="" disabled>
              {t("compose.choose")}
            </option>
            {order.map((language) => (
              <optgroup key={language} label={languages[language].label}>
                {templates
                  .filter((template) => template.language === language)
                  .map(({ id, title }) => (
                    <option key={id} value={id} lang={language}>
                      {title}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
      </div>
      <label className="block">
        <span className={labelLook}>{t("compose.subject")}</span>
        <input
          ref={subjectField}
          name="subject"
          required
          maxLength={200}
          dir="auto"
          autoComplete="off"
          value={subject}
          onChange={({ target }) => keepSubject(target.value)}
          className={inputLook}
        />
      </label>
      <label className="block">
        <span className={labelLook}>{t("compose.text")}</span>
        <textarea
          ref={textField}
          name="text"
          required
          rows={6}
          maxLength={10000}
          dir="auto"
          value={text}
          onChange={({ target }) => keepText(target.value)}
          className={`${inputLook} py-2`}
        />
      </label>
    </>
  );
}
