import { href } from "@site/ground/site-map/links.ts";
import { Form, Link } from "react-router";
import { Fold } from "#site/forms/office/Fold.tsx";
import { Choose, Line } from "#site/forms/office/fields.tsx";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";
import type { PeopleAnswer } from "./answer.ts";
import { HistoryList } from "./HistoryList.tsx";
import { Leads } from "./Leads.tsx";
import { MergePeople } from "./MergePeople.tsx";
import { PeopleOutcomeMessage } from "./PeopleOutcomeMessage.tsx";
import type { PersonPageData } from "./person.server.ts";

type Props = { page: PersonPageData };

/** The page of one person. Each form works without a script and carries the version that was shown. */
export function PersonPage({ page, answer }: Props & { answer: PeopleAnswer | undefined }) {
  const t = useT("people");
  const language = useLanguage();
  const { fields, mayChange } = page;
  return (
    <div className="mx-auto grid max-w-xl gap-5">
      <div>
        <p className="text-sm font-semibold text-brand underline">
          <Link to={href("/admin/people", language)}>{t("list.all")}</Link>
        </p>
        <h1 className="mt-2 text-2xl wrap-anywhere">
          <bdi>{fields.name || t("unnamed")}</bdi>
        </h1>
      </div>
      <PeopleOutcomeMessage answer={answer} />
      <Facts page={page} />
      <HistoryList history={page.history} />
      {mayChange && <Leads page={page} />}
      {mayChange && <MergePeople page={page} />}
      {mayChange && <Edit page={page} />}
    </div>
  );
}

function Facts({ page: { fields, places } }: Props) {
  const t = useT("people");
  const language = useLanguage();
  const { phone, email, locale } = fields;
  return (
    <section className="card text-sm">
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-2 [&_dt]:text-soft">
        {phone && (
          <>
            <dt>{t("fields.phone")}</dt>
            <dd>
              <a href={`tel:${phone}`} className="font-semibold text-brand underline">
                <PhoneNumber number={phone} />
              </a>
            </dd>
          </>
        )}
        {email && (
          <>
            <dt>{t("fields.email")}</dt>
            <dd className="wrap-anywhere">
              <a href={`mailto:${email}`} className="font-semibold text-brand underline">
                <bdi>{email}</bdi>
              </a>
            </dd>
          </>
        )}
        <dt>{t("fields.language")}</dt>
        <dd lang={locale}>{locale === "ar" ? "العربية" : "English"}</dd>
        <dt>{t("places.title")}</dt>
        <dd>
          {places.length === 0 ? (
            <span className="text-soft">{t("places.none")}</span>
          ) : (
            <ul className="grid gap-1">
              {places.map(({ id, address }) => (
                <li key={id}>
                  <Link to={href(`/admin/places/${id}`, language)} className="font-semibold text-brand underline">
                    <bdi>{address || t("places.unnamed")}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
    </section>
  );
}

function Edit({ page: { fields, version } }: Props) {
  const t = useT("people");
  return (
    <Fold title={t("edit.title")} className="card">
      <Form method="post" preventScrollReset key={version} className="mt-3 grid gap-4">
        <input type="hidden" name="version" value={version} />
        <p className="text-sm text-soft">{t("edit.text")}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          <Line label={t("fields.name")} name="name" dir="auto" maxLength={100} defaultValue={fields.name} />
          <Line
            label={t("fields.phone")}
            name="phone"
            type="tel"
            dir="ltr"
            maxLength={40}
            defaultValue={fields.phone}
          />
          <Line
            label={t("fields.email")}
            name="email"
            type="email"
            dir="ltr"
            maxLength={254}
            defaultValue={fields.email}
          />
          <Choose label={t("fields.language")} name="locale" defaultValue={fields.locale}>
            <option value="en">English</option>
            <option value="ar" lang="ar">
              العربية
            </option>
          </Choose>
        </div>
        <div>
          <Button type="submit" name="intent" value="save" look="outline">
            {t("save")}
          </Button>
        </div>
      </Form>
    </Fold>
  );
}
