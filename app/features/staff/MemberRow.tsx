import { Form } from "react-router";
import { languages } from "#app/i18n/languages.ts";
import { useT } from "#app/i18n/t.ts";
import { Moment } from "./Moment.tsx";
import { roleNames } from "./schema.ts";
import type { TeamData } from "./types.ts";

type Member = TeamData["members"][number];

export function MemberRow({ member, isMe }: { member: Member; isMe: boolean }) {
  const t = useT("staff");
  const { name, email, role, locale, disabled, signedInAt } = member;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className={`min-w-0 flex-1 basis-60 ${disabled ? "text-soft" : ""}`}>
        <p>
          <bdi className="font-semibold">{name}</bdi>{" "}
          <span className="rounded-lg bg-brand-tint px-2 py-0.5 text-xs">
            {t(disabled ? "team.disabled" : `roles.${role}`)}
          </span>
          {isMe && <span className="ms-2 text-xs text-soft">{t("team.you")}</span>}
        </p>
        <p className="text-sm text-soft">
          <bdi dir="ltr" className="break-all">
            {email}
          </bdi>{" "}
          · {languages[locale].label}
        </p>
        <p className="text-xs text-soft">
          {signedInAt === null ? t("team.notIn") : t("team.seen")} {signedInAt !== null && <Moment at={signedInAt} />}
        </p>
      </div>
      <Choices member={member} isMe={isMe} />
    </li>
  );
}

/** Each choice is a form of its own, so that it works without a script. */
function Choices({ member: { id, name, role, disabled, signedInAt }, isMe }: { member: Member; isMe: boolean }) {
  const t = useT("staff");
  return (
    <div className="flex flex-wrap gap-2">
      {disabled ? (
        <Choice id={id} intent="enable" text={t("team.enable")} name={name} />
      ) : (
        <>
          {signedInAt === null && <Choice id={id} intent="invite" text={t("team.invite")} name={name} />}
          {roleNames
            .filter((other) => other !== role)
            .map((other) => (
              <Choice key={other} id={id} intent="role" role={other} text={t(`team.make.${other}`)} name={name} />
            ))}
          {signedInAt !== null && !isMe && (
            <Choice id={id} intent="factors" text={t("team.factors")} name={name} grave />
          )}
          <Choice id={id} intent="disable" text={t("team.disable")} name={name} grave />
        </>
      )}
    </div>
  );
}

type ChoiceProps = { id: string; intent: string; role?: string; text: string; name: string; grave?: boolean };

function Choice({ id, intent, role, text, name, grave }: ChoiceProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      {role && <input type="hidden" name="role" value={role} />}
      <button
        type="submit"
        name="intent"
        value={intent}
        aria-label={`${text}: ${name}`}
        className={`btn min-h-9 border border-line px-3 text-sm hover:border-brand ${grave ? "text-danger" : "text-brand"}`}
      >
        {text}
      </button>
    </Form>
  );
}
