import { Form } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { controlClasses } from "#site/ui/controls/FieldParts.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";
import type { NoticesData } from "./data.server.ts";

const scopes = ["urgent", "all", "mine"] as const;

/** The form for the events that a colleague's devices announce, and for the hours without push notices. */
export function PushChoices({ what, quiet }: Pick<NoticesData["push"], "what" | "quiet">) {
  const t = useT("colleagues");
  const [from = "", to = ""] = quiet.split("-");
  const times = [
    ["from", from],
    ["to", to],
  ] as const;
  return (
    <Form method="post" className="card space-y-4" aria-labelledby="push-what">
      <h2 id="push-what" className="text-lg">
        {t("push.what")}
      </h2>
      <label className="block space-y-1 text-sm">
        <span>{t("push.scope")}</span>
        <select name="what" defaultValue={what} className={controlClasses(undefined)}>
          {scopes.map((scope) => (
            <option key={scope} value={scope}>
              {t(`push.scopes.${scope}`)}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="space-y-1 text-sm">
        <legend>{t("push.quiet")}</legend>
        <div className="flex flex-wrap gap-3">
          {times.map(([name, value]) => (
            <label key={name} className="flex items-center gap-2">
              {t(`push.${name}`)}
              <input type="time" name={name} defaultValue={value} className={`${controlClasses(undefined)} max-w-40`} />
            </label>
          ))}
        </div>
        <p className="text-soft">{t("push.quietNote")}</p>
      </fieldset>
      <Button type="submit" look="outline" name="intent" value="wishes">
        {t("notices.keep")}
      </Button>
    </Form>
  );
}
