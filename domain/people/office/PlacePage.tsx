import { href } from "@site/ground/site-map/links.ts";
import { Form, Link } from "react-router";
import { Fold } from "#site/forms/office/Fold.tsx";
import { Line } from "#site/forms/office/fields.tsx";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";
import { TextWithNumbers } from "#site/ui/primitives/TextWithNumbers.tsx";
import type { PeopleAnswer } from "./answer.ts";
import { EquipmentList } from "./EquipmentList.tsx";
import { GateFields } from "./gate/GateFields.tsx";
import { papers } from "./gate/papers.ts";
import { HistoryList } from "./HistoryList.tsx";
import { PeopleOutcomeMessage } from "./PeopleOutcomeMessage.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import type { PlacePageData } from "./place.server.ts";

type Props = { page: PlacePageData };

/** The page of one place, or of a tower with its flats. Each form works without a script and carries the version that was shown. */
export function PlacePage({ page, answer }: Props & { answer: PeopleAnswer | undefined }) {
  const t = useT("people");
  const visits = useT("visits");
  const language = useLanguage();
  const { tower, address, version, mayChange, isTower } = page;
  return (
    <div className="mx-auto grid max-w-xl gap-5">
      <div>
        <p className="flex flex-wrap gap-x-5 text-sm font-semibold text-brand underline">
          <Link to={href("/admin/people", language)}>{t("list.all")}</Link>
          {tower && (
            <Link to={href(`/admin/places/${tower.id}`, language)}>
              <bdi>{tower.name}</bdi>
            </Link>
          )}
        </p>
        <h1 className="mt-2 text-2xl wrap-anywhere">
          <bdi>{address || t("places.unnamed")}</bdi>
        </h1>
      </div>
      <PeopleOutcomeMessage answer={answer} />
      <Facts page={page} />
      <EquipmentList page={page} />
      <HistoryList history={page.history} />
      {mayChange && (
        <Fold title={t(isTower ? "place.editTower" : "place.edit")} className="card">
          <Form method="post" preventScrollReset key={version} className="mt-3 grid gap-4">
            <input type="hidden" name="version" value={version} />
            <PlaceFields page={page} />
            <div>
              <Button type="submit" name="intent" value="save" look="outline">
                {t("save")}
              </Button>
            </div>
          </Form>
        </Fold>
      )}
      {mayChange && !tower && (
        <Fold title={visits("office.gate.title")} className="card">
          <Form method="post" preventScrollReset key={`gate ${version}`} className="mt-3 grid gap-4">
            <input type="hidden" name="version" value={version} />
            <GateFields given={page.gate.fields} />
            <div>
              <Button type="submit" name="intent" value="gate" look="outline">
                {t("save")}
              </Button>
            </div>
          </Form>
        </Fold>
      )}
      {mayChange && (
        <Fold title={t("place.add")} className="card">
          <Form method="post" preventScrollReset className="mt-3 grid gap-4">
            <p className="text-sm text-soft">{t("place.addText")}</p>
            <Line label={t("fields.reference")} name="reference" dir="ltr" required maxLength={20} />
            <div>
              <Button type="submit" name="intent" value="lead" look="outline">
                {t("place.addButton")}
              </Button>
            </div>
          </Form>
        </Fold>
      )}
    </div>
  );
}

function Facts({ page: { fields, tower, flats, people, isTower, gate } }: Props) {
  const t = useT("people");
  const visits = useT("visits");
  const lead = useT("lead");
  const language = useLanguage();
  const kind = fields.kind && lead(`properties.${fields.kind}`, { defaultValue: fields.kind });
  const access = [tower?.accessNote, fields.accessNote].filter(Boolean).join("\n");
  return (
    <section className="card text-sm">
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-2 [&_dt]:text-soft">
        {kind && (
          <>
            <dt>{t("place.kind")}</dt>
            <dd>{kind}</dd>
          </>
        )}
        <dt>{t("place.access")}</dt>
        <dd className="whitespace-pre-line wrap-anywhere">
          {access ? <bdi>{access}</bdi> : <span className="text-soft">{t("place.noAccess")}</span>}
        </dd>
        {gate.fields.who && (
          <>
            <dt>{visits("office.gate.who")}</dt>
            <dd className="wrap-anywhere">
              <TextWithNumbers text={gate.fields.who} />
            </dd>
          </>
        )}
        {gate.isNoted && (
          <>
            <dt>{visits("office.papers.title")}</dt>
            <dd>
              <ul>
                {papers
                  .filter((paper) => gate.fields.asks.includes(paper))
                  .map((paper) => (
                    <li key={paper}>{visits(`office.papers.${paper}`)}</li>
                  ))}
              </ul>
            </dd>
          </>
        )}
        {isTower && (
          <>
            <dt>{t("place.flats")}</dt>
            <dd className="flex flex-wrap gap-x-4 gap-y-1">
              {flats.map(({ id, name }) => (
                <Link
                  key={id}
                  to={href(`/admin/places/${id}`, language)}
                  className="font-semibold text-brand underline"
                >
                  <bdi>{name || t("places.unnamed")}</bdi>
                </Link>
              ))}
            </dd>
          </>
        )}
        <dt>{t("place.people")}</dt>
        <dd>
          <ul className="grid gap-1">
            {people.map(({ id, name, phone }) => (
              <li key={id}>
                <Link to={href(`/admin/people/${id}`, language)} className="font-semibold text-brand underline">
                  <bdi>{name || t("unnamed")}</bdi>
                </Link>{" "}
                {phone && <PhoneNumber number={phone} />}
              </li>
            ))}
          </ul>
        </dd>
      </dl>
    </section>
  );
}
