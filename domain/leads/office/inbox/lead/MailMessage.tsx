import { useT } from "#site/i18n/t.ts";
import type { LeadEvent, LeadPageData } from "../shared/types.ts";
import { Files } from "./Files.tsx";
import { Words } from "./Words.tsx";

type Message = Extract<LeadEvent, { kind: "message" }>["data"];
type Props = Required<Pick<Message, "text" | "mail">> & Pick<LeadPageData, "documents">;

/** Shows a mail to us that belongs to this lead. The customer or somebody else wrote it as an answer. */
export function MailMessage({ text, mail, documents }: Props) {
  const t = useT("inbox");
  const { from, subject, quoted, files, proven, notTaken, calendar } = mail;
  return (
    <>
      {from && (
        <p className="text-xs text-soft">
          <bdi dir="ltr" className="break-all">
            {from}
          </bdi>{" "}
          · {t("mail.other")}
        </p>
      )}
      {proven === false && <p className="text-xs font-semibold text-danger">{t("mail.unproven")}</p>}
      {notTaken && (
        <p className="font-semibold text-danger">
          {t(`mail.notTaken.${notTaken.why}`, { megabytes: notTaken.megabytes })}
        </p>
      )}
      {notTaken?.raw && (
        <a href={`/admin/mails/${notTaken.raw}`} className="text-sm text-brand underline">
          {t("mail.raw", { megabytes: notTaken.megabytes })}
        </a>
      )}
      {calendar && (
        <p className="font-semibold">
          {t(`mail.calendar.${calendar.answer}`)}
          {calendar.title && (
            <>
              {" · "}
              <bdi>{calendar.title}</bdi>
            </>
          )}
          {calendar.at && (
            <>
              {" · "}
              <bdi dir="ltr">{calendar.at}</bdi>
            </>
          )}
        </p>
      )}
      {(subject || text) && <Words tone="border border-line" heading={subject} text={text} />}
      {files && <Files files={files} documents={documents} />}
      {quoted && (
        <details className="mt-1">
          <summary className="w-fit cursor-pointer text-xs text-soft underline hover:text-ink">
            {t("mail.quoted")}
          </summary>
          <Words tone="bg-sand text-soft" text={quoted} />
        </details>
      )}
    </>
  );
}
