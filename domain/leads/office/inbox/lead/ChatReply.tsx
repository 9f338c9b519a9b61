import { languageCodes, languages } from "@site/ground/language/languages.ts";
import { useState } from "react";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { useSavedDraft } from "#site/ui/controls/useSavedDraft.ts";
import { useTypedBefore } from "#site/ui/controls/useTypedBefore.ts";
import { Action } from "../shared/Action.tsx";
import { inputLook, labelLook } from "../shared/looks.ts";
import { dayAndTime, span } from "../shared/time.ts";
import type { LeadPageData } from "../shared/types.ts";
import { useNow } from "../shared/useNow.ts";
import { useLeadAction } from "./useLeadAction.ts";

type Open = NonNullable<LeadPageData["chat"]["open"]>;
type Template = Open["templates"][number];

/**
 * The form for an answer by WhatsApp. Free text is allowed for a day after the customer's last message. After that, WhatsApp accepts only
 * approved templates.
 */
export function ChatReply({ data, open }: { data: LeadPageData; open: Open }) {
  const t = useT("inbox");
  const language = useLanguage();
  const left = open.until - useNow(data.now);
  return (
    <div className="space-y-3">
      <p className="text-sm text-soft" suppressHydrationWarning>
        {left > 0
          ? t("chat.until", { at: dayAndTime(open.until, language), left: span(left, language) })
          : t(open.templates.length > 0 ? "chat.over" : "chat.overAlone")}
      </p>
      {left > 0 ? (
        <Free lead={data.lead.id} most={data.chat.mostText} />
      ) : (
        open.templates.length > 0 && <Approved lead={data.lead} templates={open.templates} />
      )}
    </div>
  );
}

function Free({ lead, most }: { lead: string; most: number }) {
  const t = useT("inbox");
  const name = `whatsapp:${lead}`;
  const [text, keep] = useSavedDraft(name);
  const field = useTypedBefore<HTMLTextAreaElement>(text, ({ value }) => keep(value));
  const { fetcher, wrong, busy } = useLeadAction(name, () => keep(""));
  return (
    <fetcher.Form method="post" className="space-y-3">
      <input type="hidden" name="intent" value="reply.chat" />
      <label className="block">
        <span className={labelLook}>{t("chat.text")}</span>
        <textarea
          ref={field}
          name="text"
          data-first
          rows={4}
          dir="auto"
          required
          maxLength={most}
          value={text}
          onChange={({ target }) => keep(target.value)}
          className={`${inputLook} py-2`}
        />
      </label>
      <Send wrong={wrong} busy={busy} />
    </fetcher.Form>
  );
}

const keyOf = ({ name, language }: Template) => `${name}:${language}`;

function Approved({ lead, templates }: { lead: LeadPageData["lead"]; templates: readonly Template[] }) {
  const t = useT("inbox");
  const ordered = templates.toSorted((one, other) => isIn(lead.locale, other) - isIn(lead.locale, one));
  const [chosen, choose] = useState(ordered[0] && keyOf(ordered[0]));
  const [sent, setSent] = useState(0);
  const { fetcher, wrong, busy } = useLeadAction(`template:${lead.id}`, () => setSent((before) => before + 1));
  const template = ordered.find((one) => keyOf(one) === chosen);
  return (
    <fetcher.Form method="post" className="space-y-3">
      <input type="hidden" name="intent" value="reply.template" />
      <label className="block">
        <span className={labelLook}>{t("chat.template")}</span>
        <select
          name="template"
          data-first
          value={chosen}
          onChange={({ target }) => choose(target.value)}
          className={inputLook}
        >
          {ordered.map((one) => (
            <option key={keyOf(one)} value={keyOf(one)}>
              {`${one.name.replaceAll("_", " ")} · ${labelOf(one.language)}`}
            </option>
          ))}
        </select>
      </label>
      {Array.from({ length: template?.places ?? 0 }, (_, index) => index + 1).map((place) => (
        <label key={`${sent} ${chosen} ${place}`} className="block">
          <span className={labelLook}>{t("chat.place", { place })}</span>
          <input name={`word${place}`} required maxLength={300} dir="auto" autoComplete="off" className={inputLook} />
        </label>
      ))}
      <Send wrong={wrong} busy={busy} />
    </fetcher.Form>
  );
}

const isIn = (locale: string, { language }: Template) => Number(language.startsWith(locale));

const labelOf = (code: string) => {
  const known = languageCodes.find((one) => one === code.slice(0, 2));
  return known ? languages[known].label : code;
};

function Send({ wrong, busy }: { wrong: string | undefined; busy: boolean }) {
  const t = useT("inbox");
  return (
    <>
      {wrong !== undefined && (
        <p role="alert" className="text-xs font-semibold text-danger">
          {t(wrong === "late" ? "chat.late" : "chat.wrong")}
        </p>
      )}
      <Action type="submit" look="main" glyph="chat" disabled={busy}>
        {t("chat.send")}
      </Action>
    </>
  );
}
