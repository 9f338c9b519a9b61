import { Form } from "react-router";
import { Moment } from "#domain/colleagues/index.ts";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import type { StatusData } from "./types.ts";

/**
 * The list of what retention has erased and can still be taken back, for colleagues who may do that. It shows only references, because the
 * rest is sealed.
 */
export function SealedErasures({ leaving: { count, first } }: Pick<StatusData, "leaving">) {
  const t = useT("colleagues");
  if (count === 0) return null;
  return (
    <section aria-labelledby="leaving" className="card space-y-3 !p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="leaving" className="text-base">
          {t("status.leaving.title", { count })}
        </h2>
        {count > 1 && (
          <Form method="post">
            <Button type="submit" look="outline" name="intent" value="takeBackAll">
              {t("status.leaving.all")}
            </Button>
          </Form>
        )}
      </div>
      <p className="text-sm text-soft">{t("status.leaving.text")}</p>
      <ul className="divide-y divide-line">
        {first.map(({ id, kind, reference, gone_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2 text-sm">
            <span>
              <bdi className="font-semibold">{reference}</bdi> {t(`status.leaving.${kind}`)}{" "}
              <span className="text-soft">
                {t("status.leaving.until")} <Moment at={gone_at} />
              </span>
            </span>
            <Form method="post">
              <input type="hidden" name="intent" value="takeBack" />
              <Button
                type="submit"
                look="quiet"
                name="id"
                value={id}
                aria-label={t("status.leaving.keep", { reference })}
              >
                {t("status.leaving.back")}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {count > first.length && (
        <p className="text-sm text-soft">{t("messages.andMore", { count: count - first.length })}</p>
      )}
    </section>
  );
}
