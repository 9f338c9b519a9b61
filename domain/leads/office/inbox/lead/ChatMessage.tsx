import { useT } from "#site/i18n/t.ts";
import type { LeadEvent, LeadPageData } from "../shared/types.ts";
import { Files } from "./Files.tsx";
import { Words } from "./Words.tsx";

type Facts = NonNullable<Extract<LeadEvent, { kind: "message" }>["data"]["chat"]>;
type Reply = Extract<LeadEvent, { kind: "reply" }>["data"];
type Documents = Pick<LeadPageData, "documents">;

/** Shows a WhatsApp message of the customer. If it is neither text nor a file that we store, its kind is shown. */
export function ChatMessage({ text, chat, tone, documents }: { text: string; chat: Facts; tone: string } & Documents) {
  const t = useT("inbox");
  return (
    <>
      {chat.kind && <p className="text-xs text-soft">{t(`chat.kinds.${chat.kind}`)}</p>}
      {text && <Words tone={tone} text={text} />}
      {chat.files && <Files files={chat.files} documents={documents} />}
    </>
  );
}

/**
 * Shows a WhatsApp message of ours and whether it arrived. It is free text, an approved template, or a message that a colleague typed on
 * the office's phone.
 */
export function ChatSent({ reply, status, documents }: { reply: Reply; status: string | undefined } & Documents) {
  const t = useT("inbox");
  const { text = "", template, onPhone = {} } = reply;
  return (
    <>
      <ChatMessage text={text} chat={onPhone} tone="bg-brand-tint" documents={documents} />
      {template && (
        <div className="mt-1 rounded-xl bg-brand-tint px-3.5 py-2.5 wrap-anywhere">
          <strong className="font-semibold">
            {t("chat.sentTemplate", { name: template.name.replaceAll("_", " "), language: template.language })}
          </strong>
          <ol className="list-decimal ps-5">
            {template.words.map((word, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two places may have the same words
              <li key={index}>
                <bdi>{word}</bdi>
              </li>
            ))}
          </ol>
        </div>
      )}
      {status && <p className="mt-0.5 text-xs text-soft">{t(`chat.status.${status}`, { defaultValue: status })}</p>}
    </>
  );
}

/** Says why a message was not sent. Meta's error codes that we know have a text; others are shown as a number. */
export function Failure({ error }: { error: string }) {
  const t = useT("inbox");
  const [, reason, code] = /^WhatsApp: (\w+) \((\d+)\)$/.exec(error) ?? [];
  const words = reason && t(`chat.failures.${reason}`, { defaultValue: reason });
  return (
    <p className="text-xs text-soft">
      {words ? `${words} ` : error}
      {code && <bdi dir="ltr">WhatsApp {code}</bdi>}
    </p>
  );
}
