import { href } from "@site/ground/site-map/links.ts";
import { Form, Link } from "react-router";
import { OutcomeMessage } from "#domain/colleagues/index.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { MessageRow } from "./MessageRow.tsx";
import type { MessagesData } from "./types.ts";

/** The list of messages that were not delivered. Messages that failed for good come first, because somebody has to act on them. */
export function Messages({ failed, waiting, answer }: MessagesData & { answer: { again: number } | undefined }) {
  const t = useT("colleagues");
  const language = useLanguage();
  const nothing = failed.count + waiting.count === 0;
  return (
    <div className="mx-auto max-w-xl space-y-6">
      <div>
        <h1 className="text-2xl">{t("messages.title")}</h1>
        <p className="mt-1 max-w-lg text-sm text-soft">{t("messages.text")}</p>
        <Link to={href("/admin/status", language)} className="mt-1 inline-block py-1 text-sm text-brand underline">
          {t("status.link")}
        </Link>
      </div>
      <OutcomeMessage answer={answer} done={answer && t("messages.again", { count: answer.again })} />
      {nothing && <p className="card py-16 text-center font-semibold">{t("messages.none")}</p>}
      <List name="failed" found={failed} />
      <List name="waiting" found={waiting} />
    </div>
  );
}

function List({ name, found: { count, first } }: { name: keyof MessagesData; found: MessagesData["failed"] }) {
  const t = useT("colleagues");
  if (count === 0) return null;
  return (
    <section aria-labelledby={name} className="card !p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={name} className="text-base">
          {t(`messages.${name}`, { count })}
        </h2>
        {name === "failed" && (
          <Form method="post">
            <Button type="submit" look="brand" name="all" value="yes">
              {t("messages.sendAll")}
            </Button>
          </Form>
        )}
      </div>
      <ul className="mt-2 divide-y divide-line">
        {first.map((message) => (
          <MessageRow key={message.id} message={message} failed={name === "failed"} />
        ))}
      </ul>
      {count > first.length && (
        <p className="mt-3 text-sm text-soft">{t("messages.andMore", { count: count - first.length })}</p>
      )}
    </section>
  );
}
