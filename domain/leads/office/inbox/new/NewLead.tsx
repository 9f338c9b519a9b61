import { href } from "@site/ground/site-map/links.ts";
import { Form, useNavigation } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Action, ActionLink } from "../shared/Action.tsx";
import { CustomerFields } from "../shared/CustomerFields.tsx";
import { useLeadWords } from "../shared/words.ts";
import type { NewLeadAnswer } from "./actions.server.ts";
import { waysIn } from "./ways-in.ts";

type Props = { once: string; answer: NewLeadAnswer | undefined };

/** The form in which a colleague records an enquiry by phone, at the counter or by WhatsApp. */
export function NewLead({ once, answer }: Props) {
  const t = useT("inbox");
  const word = useLeadWords();
  const language = useLanguage();
  const busy = useNavigation().state !== "idle";
  const values = answer?.values ?? { locale: language };
  return (
    <div className="mx-auto max-w-xl">
      <h1 className="text-2xl">{t("new.title")}</h1>
      <p className="mt-1 mb-5 text-sm text-soft">{t("new.text")}</p>
      <Form method="post" className="space-y-4 rounded-card border border-line bg-raised p-4 sm:p-5">
        <input type="hidden" name="once" value={once} />
        <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
          <legend className="float-start me-4 text-xs leading-9 font-semibold text-soft">{t("new.kind")}</legend>
          {waysIn.map((kind) => (
            <label key={kind} className="flex min-h-9 items-center gap-2">
              <input
                type="radio"
                name="kind"
                value={kind}
                defaultChecked={kind === (values.kind ?? waysIn[0])}
                className="size-4 accent-brand"
              />
              {word("kinds", kind)}
            </label>
          ))}
        </fieldset>
        <CustomerFields values={values} wrong={busy ? undefined : answer?.wrong} />
        <div className="flex gap-2">
          <Action type="submit" look="main" disabled={busy}>
            {t("new.keep")}
          </Action>
          <ActionLink look="quiet" href={href("/admin", language)}>
            {t("status.cancel")}
          </ActionLink>
        </div>
      </Form>
    </div>
  );
}
