import { languageCodes, languages } from "@site/ground/language/languages.ts";
import { Form, Link } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Select } from "#site/ui/controls/Select.tsx";
import { Tick } from "#site/ui/controls/Tick.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";
import { LabelledInput } from "./LabelledInput.tsx";
import type { OfficeData } from "./types.ts";

const days = ["7", "30", "90", "365"] as const;

/** Makes a link to the current view for somebody without an account, and lists the links that were made earlier. */
export function Share({ data: { links, query }, shared }: { data: OfficeData; shared: string | null }) {
  const t = useT("analytics");
  const language = useLanguage();
  return (
    <details className="card !p-5 text-sm" open={shared !== null}>
      <summary className="min-h-6 w-fit font-semibold text-brand">{t("share.title")}</summary>
      <p className="mt-3 max-w-lg text-soft">{t("share.hint")}</p>
      <Form method="post" preventScrollReset className="mt-4 flex flex-wrap items-end gap-x-5 gap-y-3" key={query}>
        <Select
          id="share-days"
          name="days"
          label={t("share.days")}
          options={days.map((n): [string, string] => [n, t(`share.for.${n}`)])}
          defaultValue="30"
        />
        <Select
          id="share-language"
          name="language"
          label={t("share.language")}
          options={languageCodes.map((code): [string, string] => [code, languages[code].label])}
          defaultValue={language}
        />
        <Tick name="money">{t("share.money")}</Tick>
        <Button type="submit" name="intent" value="share" look="outline" className="min-h-13">
          {t("share.make")}
        </Button>
      </Form>
      {shared && (
        <div role="status" className="mt-4 max-w-lg">
          <LabelledInput
            label={t("share.made")}
            readOnly
            value={shared}
            dir="ltr"
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
      {links.length > 0 && <Links links={links} />}
    </details>
  );
}

function Links({ links }: { links: OfficeData["links"] }) {
  const t = useT("analytics");
  return (
    <>
      <h2 id="open-links" className="mt-5 text-sm font-semibold">
        {t("share.open")}
      </h2>
      <ul aria-labelledby="open-links" className="mt-1 divide-y divide-line">
        {links.map(({ id, query, view, range, money, until }) => {
          const days = range === "own" ? t("own.open") : t(`ranges.${range}`);
          const about = `${t(`views.${view}`)}, ${days}, ${t("share.until", { date: until })}`;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 py-1">
              <Link to={`?${query}`} className="me-auto underline-offset-4 hover:underline">
                {about}
                {money && `, ${t("share.withMoney")}`}
              </Link>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <Button
                  type="submit"
                  name="intent"
                  value="withdraw"
                  look="quiet"
                  aria-label={t("share.withdrawOf", { about })}
                >
                  {t("share.withdraw")}
                </Button>
              </Form>
            </li>
          );
        })}
      </ul>
    </>
  );
}
