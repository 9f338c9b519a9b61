import { Form } from "react-router";
import { Moment } from "#domain/colleagues/index.ts";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import type { StatusData } from "./types.ts";

/** Asks whether the server's time is right. Shown while the server doubts its clock, with what it knows and what waits for the answer. */
export function Clock({ clock: { doubt, seen }, now, mayConfirm }: Pick<StatusData, "now" | "mayConfirm" | "clock">) {
  const t = useT("colleagues");
  if (doubt === null || seen === null) return null;
  return (
    <section aria-labelledby="clock" className="card space-y-3 !p-5">
      <h2 id="clock" className="text-base">
        {t("status.clock.title")}
      </h2>
      <dl className="grid gap-x-6 text-sm sm:grid-cols-3">
        <dt className="text-soft">{t("status.clock.shows")}</dt>
        <dd className="sm:col-span-2">
          <Moment at={now} />
        </dd>
        <dt className="text-soft">{t("status.clock.seen")}</dt>
        <dd className="sm:col-span-2">
          <Moment at={seen} />
        </dd>
      </dl>
      <p className="text-sm">{t("status.clock.waits")}</p>
      {doubt === "apart" ? (
        <p className="text-sm">{t("status.clock.apartHow")}</p>
      ) : (
        <>
          <p className="text-sm">{t("status.clock.how")}</p>
          {mayConfirm ? (
            <Form method="post">
              <input type="hidden" name="shown" value={now} />
              <Button type="submit" look="brand" name="intent" value="clock">
                {t("status.clock.yes")}
              </Button>
            </Form>
          ) : (
            <p className="text-sm text-soft">{t("status.clock.owner")}</p>
          )}
        </>
      )}
    </section>
  );
}
