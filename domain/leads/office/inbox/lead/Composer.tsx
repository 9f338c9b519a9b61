import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useActionData } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { clearDrafts, savedDraft, useSavedDraft } from "#site/ui/controls/useSavedDraft.ts";
import { useTypedBefore } from "#site/ui/controls/useTypedBefore.ts";
import { Action } from "../shared/Action.tsx";
import type { ActionOutcome } from "../shared/action-outcome.ts";
import type { GlyphName } from "../shared/Glyph.tsx";
import { Glyph } from "../shared/Glyph.tsx";
import { inputLook, labelLook } from "../shared/looks.ts";
import type { FileProblem, LeadPageData } from "../shared/types.ts";
import { Attach } from "./Attach.tsx";
import { ChatReply } from "./ChatReply.tsx";
import { MailFields } from "./MailFields.tsx";
import { useLeadAction } from "./useLeadAction.ts";

const ways = ["mail", "note", "phone", "whatsapp"] as const;
type Way = (typeof ways)[number];
const glyphs: Record<Way, GlyphName> = { mail: "mail", note: "note", phone: "phone", whatsapp: "chat" };

/**
 * Tabs with forms for a mail, a WhatsApp message, a note for colleagues or the record of a call. Text that was not sent stays when the
 * colleague opens another page.
 */
export function Composer({ data }: { data: LeadPageData }) {
  const t = useT("inbox");
  const { id, email } = data.lead;
  const [way, setWay] = useState<Way>(data.chat.open ? "whatsapp" : email ? "mail" : "note");
  useEffect(() => {
    const begun = ways.find((one) => savedDraft(`${one}:${id}`));
    if (begun) setWay(begun);
  }, [id]);
  const panel = useRef<HTMLDivElement>(null);
  const open = (next: Way) => {
    // The field must be in the page at once. Then it has the focus when the colleague types the first letter after the shortcut key.
    flushSync(() => setWay(next));
    panel.current?.querySelector<HTMLElement>(`[data-way=${next}] [data-first]`)?.focus();
  };
  return (
    <section aria-label={t("compose.label")} className="rounded-card border border-line bg-raised">
      <div className="flex gap-1 overflow-x-auto border-b border-line p-2">
        {ways.map((one) => (
          <button
            key={one}
            type="button"
            data-key={one}
            aria-pressed={way === one}
            onClick={() => open(one)}
            className={`inline-flex min-h-9 items-center gap-1.5 rounded-lg px-3 text-sm whitespace-nowrap smooth max-sm:min-h-11 ${way === one ? "bg-brand-tint font-semibold text-brand" : "text-soft hover:bg-sand hover:text-ink"}`}
          >
            <Glyph name={glyphs[one]} />
            {t(one === "whatsapp" && data.chat.open ? "chat.way" : `compose.${one}`)}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: this is a shortcut for the form inside, whose button does the same */}
      <div ref={panel} className="p-4 sm:p-5" onKeyDown={sendByKey}>
        {ways.map((one) => (
          <div key={one} data-way={one} hidden={one !== way}>
            <Form way={one} data={data} />
          </div>
        ))}
      </div>
    </section>
  );
}

function Form({ way, data }: { way: Way; data: LeadPageData }) {
  if (way === "mail") return <Mail data={data} />;
  if (way === "whatsapp" && data.chat.open) return <ChatReply data={data} open={data.chat.open} />;
  return <Words way={way} lead={data.lead.id} />;
}

/** Sends the form when Enter is pressed together with Ctrl or Command. */
function sendByKey({ key, ctrlKey, metaKey, target, nativeEvent }: KeyboardEvent) {
  if (key !== "Enter" || !(ctrlKey || metaKey) || nativeEvent.isComposing) return;
  if (target instanceof HTMLElement) target.closest("form")?.requestSubmit();
}

function Mail({ data }: { data: LeadPageData }) {
  const t = useT("inbox");
  const { id } = data.lead;
  const [sent, setSent] = useState(0);
  const { fetcher, wrong, busy } = useLeadAction(`mail:${id}`, () => {
    clearDrafts(`mail:${id}`, `subject:${id}`);
    setSent((before) => before + 1);
  });
  // If the browser runs no script, the server's answer comes with the new page and not by the fetcher.
  const answer = useActionData<ActionOutcome>();
  const refused = answer && !answer.ok ? answer.field : undefined;
  if (!data.lead.email) return <p className="text-sm text-soft">{t("compose.noMail")}</p>;
  return (
    <fetcher.Form method="post" encType="multipart/form-data" className="space-y-3">
      <MailFields key={sent} data={data} />
      <Attach key={`files ${sent}`} data={data} />
      <Problem wrong={wrong ?? refused} />
      <Action type="submit" look="main" glyph="mail" disabled={busy}>
        {t("compose.send")}
      </Action>
    </fetcher.Form>
  );
}

const words = { note: "noteText", phone: "calledText", whatsapp: "wroteText" } as const;

function Words({ way, lead }: { way: Exclude<Way, "mail">; lead: string }) {
  const t = useT("inbox");
  const name = `${way}:${lead}`;
  const [text, keep] = useSavedDraft(name);
  const field = useTypedBefore<HTMLTextAreaElement>(text, ({ value }) => keep(value));
  const { fetcher, wrong, busy } = useLeadAction(name, () => keep(""));
  return (
    <fetcher.Form method="post" className="space-y-3">
      <input type="hidden" name="intent" value={way === "note" ? "note" : `reply.${way}`} />
      <label className="block">
        <span className={labelLook}>{t(`compose.${words[way]}`)}</span>
        <textarea
          ref={field}
          name="text"
          data-first
          rows={4}
          dir="auto"
          maxLength={4000}
          required={way === "note"}
          value={text}
          onChange={({ target }) => keep(target.value)}
          className={`${inputLook} py-2`}
        />
      </label>
      <Problem wrong={wrong} />
      <Action type="submit" look="main" disabled={busy}>
        {t(way === "note" ? "compose.keepNote" : "compose.record")}
      </Action>
    </fetcher.Form>
  );
}

function Problem({ wrong }: { wrong: string | undefined }) {
  const t = useT("inbox");
  if (!wrong) return null;
  return (
    <p role="alert" className="text-xs font-semibold text-danger">
      {wrong.startsWith("files.") ? t(`attach.problems.${wrong.slice(6) as FileProblem}`) : t("problems.text")}
    </p>
  );
}
