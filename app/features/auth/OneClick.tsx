import { useT } from "#app/i18n/t.ts";
import { Entrance } from "./Entrance.tsx";
import { Done, Send, Trouble, useSay } from "./Parts.tsx";
import { SpentLink } from "./SpentLink.tsx";
import { type MailedLink, useConfirm } from "./useConfirm.ts";
import { useEntry } from "./useEntry.ts";
import { Address, Words } from "./Words.tsx";

/** Says what one agrees to, and for which account where there may be doubt. */
export function OneClick({ link }: { link: MailedLink }) {
  const t = useT("auth");
  const { type, email } = link;
  const { outcome, confirm } = useConfirm(link);
  const { problem, busy, submit } = useEntry({ checks: {}, say: useSay(), send: confirm });
  if (outcome === "expired") return <SpentLink {...link} />;
  if (outcome === "half")
    return (
      <Entrance title={t(`confirm.title.${type}`)}>
        <Done>{t("confirm.half")}</Done>
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
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <Trouble problem={problem} />
        <Send busy={busy}>{t(`confirm.button.${type}`)}</Send>
      </form>
    </Entrance>
  );
}

export function ForAccount({ email }: { email: string }) {
  const t = useT("auth");
  return email && <Words text={t("confirm.for", { email })} parts={[Address]} />;
}
