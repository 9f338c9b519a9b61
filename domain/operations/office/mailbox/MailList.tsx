import { href } from "@site/ground/site-map/links.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Section } from "#site/ui/primitives/Section.tsx";

type Props = { mails: { id: string; subject: string; recipient: string; when: string }[]; sending: boolean };

/** The list of mails that were not sent because no mail server is configured, newest first. */
export function MailList({ mails, sending }: Props) {
  const t = useT("mail");
  const language = useLanguage();
  return (
    <Section>
      <h1 className="text-4xl">{t("mailbox.title")}</h1>
      {!sending && <p className="mt-4 max-w-lg text-soft">{t("mailbox.text")}</p>}
      {mails.length === 0 && <p className="mt-8">{t("mailbox.empty")}</p>}
      <ul className="mt-8 grid gap-3 empty:hidden">
        {mails.map(({ id, subject, recipient, when }) => (
          <li key={id} className="card relative py-4">
            <a href={href(`/mailbox/${encodeURIComponent(id)}`, language)} className="covering font-semibold">
              <bdi>{subject}</bdi>
            </a>
            <p className="text-sm text-soft">
              <bdi dir="ltr">{recipient}</bdi> · {when}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
