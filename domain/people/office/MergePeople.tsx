import { href } from "@site/ground/site-map/links.ts";
import { Form, Link } from "react-router";
import { Line } from "#site/forms/office/fields.tsx";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";
import type { PersonPageData } from "./person.server.ts";

/** People who may be the same person, or whom a search has found. One button merges each with this person. */
export function MergePeople({ page: { looked, others, version } }: { page: PersonPageData }) {
  const t = useT("people");
  const language = useLanguage();
  return (
    <section className="card" aria-labelledby="merge">
      <h2 id="merge" className="text-base">
        {t("merge.title")}
      </h2>
      <p className="mt-1 text-sm text-soft">{t("merge.text")}</p>
      {others.length === 0 ? (
        <p className="mt-3 text-sm">{t(looked ? "merge.nobody" : "merge.none")}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line" aria-label={t(looked ? "merge.found" : "merge.alike")}>
          {others.map(({ id, name, phone, email }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3 text-sm">
              <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
                <Link to={href(`/admin/people/${id}`, language)} className="font-semibold text-brand underline">
                  <bdi>{name || t("unnamed")}</bdi>
                </Link>{" "}
                <span className="text-soft">
                  {phone && <PhoneNumber number={phone} />} <bdi>{email}</bdi>
                </span>
              </p>
              <Form method="post">
                <input type="hidden" name="version" value={version} />
                <input type="hidden" name="from" value={id} />
                <Button
                  type="submit"
                  name="intent"
                  value="merge"
                  look="outline"
                  aria-label={t("merge.with", { name: name || t("unnamed") })}
                >
                  {t("merge.button")}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form method="get" preventScrollReset className="mt-3 flex flex-wrap items-end gap-3" key={looked}>
        <div className="min-w-0 flex-1 basis-48">
          <Line label={t("merge.find")} type="search" name="find" dir="auto" maxLength={100} defaultValue={looked} />
        </div>
        <Button type="submit" look="outline">
          {t("list.show")}
        </Button>
      </Form>
    </section>
  );
}
