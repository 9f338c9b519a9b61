import { roles } from "@site/ground/company/roles.ts";
import { languages } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { Form } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button, ButtonLink } from "#site/ui/primitives/Button.tsx";
import { Icon } from "#site/ui/primitives/Icon.tsx";
import { Moment } from "./Moment.tsx";
import type { ColleaguesData } from "./types.ts";

type ColleagueAccount = ColleaguesData["colleagues"][number];
type Asked = NonNullable<ColleaguesData["asked"]>;
type Props = { colleague: ColleagueAccount; isMe: boolean; asked: Asked | undefined };

export function ColleagueRow({ colleague, isMe, asked: question }: Props) {
  const t = useT("colleagues");
  const { name, email, role, locale, disabled, signedInAt } = colleague;
  return (
    <li className="py-4">
      <div className={disabled ? "text-soft" : ""}>
        <p>
          <bdi className="font-semibold">{name}</bdi>{" "}
          <span className="rounded-lg bg-brand-tint px-2 py-0.5 text-xs">
            {t(disabled ? "colleagues.disabled" : `roles.${role}`)}
          </span>
          {isMe && <span className="ms-2 text-xs text-soft">{t("colleagues.you")}</span>}
        </p>
        <p className="text-sm text-soft">
          <bdi dir="ltr" className="break-all">
            {email}
          </bdi>{" "}
          · {languages[locale].label}
        </p>
        <p className="text-xs text-soft">
          {signedInAt === null ? t("colleagues.notIn") : t("colleagues.seen")}{" "}
          {signedInAt !== null && <Moment at={signedInAt} />}
        </p>
      </div>
      {question ? <Question colleague={colleague} asked={question} /> : <Choices colleague={colleague} isMe={isMe} />}
    </li>
  );
}

/**
 * The changes that an owner can make to a colleague. They are folded, because they are seldom needed. Each change is a form of its own,
 * which works without a script.
 */
function Choices({ colleague, isMe }: Omit<Props, "asked">) {
  const t = useT("colleagues");
  const { id, name, role, disabled, signedInAt } = colleague;
  return (
    <details className="group">
      <summary
        aria-label={`${t("colleagues.change")}: ${name}`}
        className="flex min-h-11 w-fit cursor-pointer items-center gap-2 text-sm font-semibold text-brand"
      >
        {t("colleagues.change")}
        <Icon name="chevron-down" className="shrink-0 smooth group-open:rotate-180" />
      </summary>
      <div className="flex flex-wrap items-end gap-3 pt-1">
        {disabled ? (
          <Choice id={id} intent="enable" text={t("colleagues.enable")} name={name} />
        ) : (
          <>
            <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
              <input type="hidden" name="id" value={id} />
              <label className="block">
                <span className="mb-1 block text-xs font-semibold text-soft">{t("fields.role")}</span>
                <select
                  name="role"
                  key={role}
                  defaultValue={role}
                  aria-label={`${t("fields.role")}: ${name}`}
                  className="block min-h-11 rounded-lg border border-field bg-surface px-3 text-sm text-ink"
                >
                  {roles.map((one) => (
                    <option key={one} value={one}>
                      {t(`roles.${one}`)}
                    </option>
                  ))}
                </select>
              </label>
              <Button
                type="submit"
                name="intent"
                value="role"
                look="outline"
                aria-label={`${t("colleagues.changeRole")}: ${name}`}
              >
                {t("colleagues.changeRole")}
              </Button>
            </Form>
            {signedInAt === null && <Choice id={id} intent="invite" text={t("colleagues.invite")} name={name} />}
            {signedInAt !== null && !isMe && (
              <Choice id={id} intent="factors" text={t("colleagues.factors")} name={name} grave />
            )}
            <Choice id={id} intent="disable" text={t("colleagues.disable")} name={name} grave />
          </>
        )}
      </div>
    </details>
  );
}

type ChoiceProps = { id: string; intent: string; text: string; name: string; grave?: boolean };

const Choice = ({ id, intent, text, name, grave }: ChoiceProps) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="id" value={id} />
    <Button
      type="submit"
      name="intent"
      value={intent}
      look="outline"
      aria-label={`${text}: ${name}`}
      className={grave ? "!text-danger" : ""}
    >
      {text}
    </Button>
  </Form>
);

/** Asks for confirmation before ownership is given or taken. If the second step was long ago, it asks for that first. */
function Question({ colleague: { id, name }, asked: question }: { colleague: ColleagueAccount; asked: Asked }) {
  const t = useT("colleagues");
  const language = useLanguage();
  const { intent, role, isProven, prove } = question;
  const what = intent === "role" ? (role === "owner" ? "makeOwner" : "unmakeOwner") : intent;
  const team = href("/admin/colleagues", language);
  return (
    <div id="asked" className="mt-3 grid scroll-mt-24 gap-3 rounded-xl border border-accent bg-sand p-4 text-sm">
      <h2 className="text-base">{t(`colleagues.ask.${what}`, { name, role: t(`roles.${role}`) })}</h2>
      <p>
        {t("colleagues.ask.text")} {!isProven && t("colleagues.ask.prove")}
      </p>
      <div className="flex flex-wrap gap-3">
        {isProven ? (
          <Form method="post" action={team} preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="role" value={role} />
            <input type="hidden" name="confirmed" value="yes" />
            <Button type="submit" name="intent" value={intent} look="danger">
              {t("colleagues.ask.yes")}
            </Button>
          </Form>
        ) : (
          <ButtonLink look="brand" href={prove}>
            {t("colleagues.ask.proveLink")}
          </ButtonLink>
        )}
        <ButtonLink look="outline" href={team}>
          {t("colleagues.ask.no")}
        </ButtonLink>
      </div>
    </div>
  );
}
