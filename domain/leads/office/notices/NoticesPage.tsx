import { href } from "@site/ground/site-map/links.ts";
import { Form, Link } from "react-router";
import { Moment, OutcomeMessage } from "#domain/colleagues/index.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { WithReferences } from "#site/ui/primitives/WithReferences.tsx";
import type { NoticesAnswer, NoticesData } from "./data.server.ts";
import { PushCard } from "./PushCard.tsx";
import { PushChoices } from "./PushChoices.tsx";

type Props = NoticesData & { answer: NoticesAnswer | undefined };

/** The page with the colleague's latest notices, and the settings for notices by mail and on devices. */
export function NoticesPage({ notices, mail, push, answer }: Props) {
  const t = useT("colleagues");
  const language = useLanguage();
  return (
    <div className="mx-auto max-w-xl space-y-6">
      <h1 className="text-2xl">{t("notices.title")}</h1>
      <OutcomeMessage
        answer={answer}
        problem={answer?.problem && t("push.refused")}
        done={answer?.done && t(answer.done === "tried" ? "push.tried" : "notices.kept")}
      />
      <Form method="post" className="card space-y-4">
        <label className="flex items-center gap-3">
          <input type="checkbox" name="mail" defaultChecked={mail} className="size-5 accent-brand" />
          {t("notices.mail")}
        </label>
        <Button type="submit" look="outline" name="intent" value="mail">
          {t("notices.keep")}
        </Button>
      </Form>
      <PushCard push={push} />
      <PushChoices what={push.what} quiet={push.quiet} />
      {notices.length === 0 && <p className="text-soft">{t("notices.none")}</p>}
      <ul className="divide-y divide-line">
        {notices.map(({ id, kind, by, reference, leadId, at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 py-2 text-sm">
            <Link to={href(`/admin/leads/${leadId}`, language)} className="text-brand hover:underline">
              <WithReferences text={t(`notices.${kind}`, { by: by ?? "", reference })} />
            </Link>
            <span className="text-soft">
              <Moment at={at} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
