import { href } from "@site/ground/site-map/links.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { PageLink } from "#site/ui/primitives/PageLink.tsx";
import { Section } from "#site/ui/primitives/Section.tsx";

type Props = { mail: { id: string; subject: string; recipient: string; text: string; when: string } };

/** Shows one mail in a sandboxed frame. Its links open in a new window. */
export function MailView({ mail: { id, subject, recipient, text, when } }: Props) {
  const t = useT("mail");
  const language = useLanguage();
  return (
    <Section>
      <PageLink to="/mailbox" className="text-sm underline">
        {t("mailbox.back")}
      </PageLink>
      <h1 className="mt-4 text-2xl">
        <bdi>{subject}</bdi>
      </h1>
      <p className="mt-1 text-sm text-soft">
        <bdi dir="ltr">{recipient}</bdi> · {when}
      </p>
      <iframe
        src={`${href(`/mailbox/${encodeURIComponent(id)}`, language)}/letter`}
        title={t("mailbox.frame")}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="mt-6 h-[75vh] w-full rounded-xl border border-line"
      />
      <details className="mt-6">
        <summary>{t("mailbox.plain")}</summary>
        <pre dir="auto" className="mt-3 overflow-x-auto rounded-xl bg-sand p-4 text-sm whitespace-pre-wrap">
          {text}
        </pre>
      </details>
    </Section>
  );
}
