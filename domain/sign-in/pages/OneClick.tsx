import { useT } from "#site/i18n/t.ts";
import { Entrance } from "./Entrance.tsx";
import { Send, StatusMessage, Trouble } from "./Parts.tsx";
import { SpentLink } from "./SpentLink.tsx";
import { useAction } from "./useAction.ts";
import { type MailedLink, useConfirm } from "./useConfirm.ts";
import { Address, Words } from "./Words.tsx";

/** Says what the button confirms, and for which account if that may be unclear. */
export function OneClick({ link }: { link: MailedLink }) {
  const t = useT("auth");
  const { email } = link;
  const type = link.account ? "email_added" : link.type;
  const { outcome, confirm } = useConfirm(link);
  const { problem, busy, run } = useAction(confirm);
  if (outcome === "expired") return <SpentLink {...link} />;
  if (outcome === "half")
    return (
      <Entrance title={t(`confirm.title.${type}`)}>
        <StatusMessage>{t("confirm.half")}</StatusMessage>
      </Entrance>
    );
  return (
    <Entrance
      title={t(`confirm.title.${type}`)}
      text={
        <>
          <ForAccount email={email} /> {t(`confirm.text.${type}`)}
        </>
      }
    >
      <Trouble problem={problem} />
      <Send type="button" busy={busy} onClick={() => run()}>
        {t(`confirm.button.${type}`)}
      </Send>
    </Entrance>
  );
}

export function ForAccount({ email }: { email: string }) {
  const t = useT("auth");
  return email && <Words text={t("confirm.for", { email })} parts={[Address]} />;
}
