import { href } from "@site/ground/site-map/links.ts";
import { Form, Link } from "react-router";
import { Moment } from "#domain/colleagues/index.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import type { Message } from "./types.ts";

export function MessageRow({ message, failed }: { message: Message; failed: boolean }) {
  const t = useT("colleagues");
  const { id, topic, attempts, error, since, nextAt } = message;
  const name = t(`messages.topics.${topic}`, { defaultValue: topic });
  const send = t(nextAt === null ? "messages.send" : "messages.sendNow");
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60 text-sm">
        <p>
          <span className="font-semibold">{name}</span> <Lead message={message} />
        </p>
        <p className="text-xs text-soft">
          {t("messages.since")} <Moment at={since} /> · {t("messages.attempts", { count: attempts })}
          {nextAt !== null && (
            <>
              {" · "}
              {t("messages.next")} <Moment at={nextAt} />
            </>
          )}
        </p>
        {error && (
          <p className={`mt-1 text-xs break-words ${failed ? "text-danger" : "text-soft"}`}>
            <bdi dir="ltr">{error}</bdi>
          </p>
        )}
      </div>
      <Form method="post" preventScrollReset>
        <button
          type="submit"
          name="id"
          value={id}
          aria-label={`${send}: ${name} ${message.reference ?? ""}`}
          className="btn min-h-9 border border-line px-3 text-sm text-brand hover:border-brand"
        >
          {send}
        </button>
      </Form>
    </li>
  );
}

function Lead({ message: { leadId, reference } }: { message: Message }) {
  const language = useLanguage();
  if (!leadId || !reference) return null;
  return (
    <Link to={href(`/admin/leads/${leadId}`, language)} className="text-brand underline">
      <Reference code={reference} />
    </Link>
  );
}
