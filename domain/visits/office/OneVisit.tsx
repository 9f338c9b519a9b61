import { href } from "@site/ground/site-map/links.ts";
import { visitOutcomes, visitStates } from "@site/ground/states/visit.ts";
import { type ReactNode, useState } from "react";
import { Form, Link } from "react-router";
import { GateFields } from "#domain/people/index.ts";
import { KeptForm, useForgetSent } from "#site/drafts/KeptForm.tsx";
import {
  areaLook,
  FreeTimes,
  LabelledField,
  Line,
  type VisitTimeFields,
  visitTimeFieldsOf,
  WhenFields,
} from "#site/forms/office/fields.tsx";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import type { OfficeAnswer } from "./answer.server.ts";
import { newVisitName } from "./NewVisit.tsx";
import { TellCustomer } from "./TellCustomer.tsx";
import { VisitOutcomeMessage } from "./VisitOutcomeMessage.tsx";
import type { VisitPageData } from "./visit.server.ts";

type Props = { page: VisitPageData };
type FormProps = Props & { answer: OfficeAnswer | undefined };

/** The storage key for what this colleague has typed into one of the forms below. */
const nameOf = ({ me, id }: VisitPageData, form: string) => `visit ${me} ${id} ${form}`;

/**
 * The office's page of one visit: time, place and customer, and what can be done with the visit. Each form works without a script and
 * carries the version that was shown.
 */
export function OneVisit({ page, answer }: FormProps) {
  const t = useT("visits");
  const language = useLanguage();
  useForgetSent(newVisitName(page.me, page.lead.id));
  const { when, kind, state, team, isOpen, mayChange, version } = page;
  return (
    <div className="mx-auto grid max-w-xl gap-5">
      <div>
        <p className="flex flex-wrap gap-x-5 text-sm font-semibold text-brand underline">
          <Link to={`${href("/admin/visits", language)}?day=${page.fields.date}`}>{t("office.title")}</Link>
          <Link to={href(`/admin/leads/${page.lead.id}`, language)}>
            <Reference code={page.lead.reference} /> <bdi>{page.lead.name}</bdi>
          </Link>
        </p>
        <h1 className="mt-2 text-2xl">{when}</h1>
        <p className="mt-1 text-soft">
          {t(`office.kinds.${kind}`)} · {t(`office.states.${state}`)} · <bdi>{team}</bdi>
        </p>
      </div>
      <VisitOutcomeMessage answer={answer} />
      {visitStates[state].awaitsOffice && mayChange && (
        <Act page={page} intent="confirm" look="brand" text={t("office.confirmText")} label={t("office.confirm")} />
      )}
      {page.telling && (
        <Card title={t("office.tell.title")}>
          <TellCustomer telling={page.telling} />
          {mayChange && <Told />}
        </Card>
      )}
      <Where page={page} answer={answer} key={`where ${version} ${page.gate?.building}`} />
      <Gate page={page} answer={answer} key={`gate ${page.gate?.building} ${page.gate?.version}`} />
      {isOpen && mayChange && (
        <Card title={t("office.moveTitle")}>
          <MoveForm page={page} answer={answer} key={version} />
        </Card>
      )}
      {visitStates[state].isAgreed && mayChange && page.began && (
        <Card title={t("office.outcome")}>
          <div className="flex flex-wrap gap-3">
            {visitOutcomes.map((outcome) => (
              <Act
                key={outcome}
                page={page}
                intent={outcome}
                look={visitStates[outcome].wasDone ? "brand" : "outline"}
                label={t(`office.states.${outcome}`)}
              />
            ))}
          </div>
        </Card>
      )}
      {isOpen && mayChange && (
        <details className="card">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-danger">
            {t("office.cancel")}
          </summary>
          <Act page={page} intent="cancel" look="danger" text={t("office.cancelText")} label={t("office.cancel")} />
        </details>
      )}
    </div>
  );
}

/** Records that the customer was told. Opening WhatsApp sends nothing by itself, so the program does not know it. */
function Told() {
  const t = useT("visits");
  return (
    <Form method="post" preventScrollReset className="mt-4 grid gap-3 border-t border-line pt-4 text-sm">
      <input type="hidden" name="intent" value="told" />
      <p className="text-soft">{t("office.tell.note")}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="channel" value="phone" look="outline">
          {t("office.tell.phone")}
        </Button>
        <Button type="submit" name="channel" value="whatsapp" look="outline">
          {t("office.tell.whatsapp")}
        </Button>
      </div>
    </Form>
  );
}

function MoveForm({ page, answer }: FormProps) {
  const t = useT("visits");
  const { version, fields, teams, free } = page;
  const [when, setWhen] = useState<VisitTimeFields>(fields);
  return (
    <KeptForm
      name={nameOf(page, "move")}
      answer={answer}
      onRestored={(values) => setWhen(visitTimeFieldsOf(values))}
      method="post"
      preventScrollReset
      className="grid gap-4"
    >
      <input type="hidden" name="version" value={version} />
      <FreeTimes free={free} when={when} onChoose={setWhen} />
      <WhenFields key={`${when.date} ${when.time}`} given={when} teams={teams} />
      <div>
        <Button type="submit" name="intent" value="move" look="brand">
          {t("office.move")}
        </Button>
      </div>
    </KeptForm>
  );
}

function Where({ page, answer }: FormProps) {
  const t = useT("visits");
  const words = useT("lead");
  const { lead, place, papers, ready, mayChange, version, gate } = page;
  const about = [place && words(`places.${place}`), lead.service && words(`services.${lead.service}`)].filter(Boolean);
  return (
    <Card title={t("office.where")}>
      <p className="mb-4 text-sm">
        {about.join(" · ")}
        {lead.phone && (
          <>
            {about.length > 0 && " · "}
            <a href={`tel:${lead.phone}`} className="font-semibold text-brand underline">
              <PhoneNumber number={lead.phone} />
            </a>
          </>
        )}
      </p>
      <KeptForm
        name={nameOf(page, "where")}
        answer={answer}
        ticksOf={gate?.building ?? ""}
        method="post"
        preventScrollReset
        className="grid gap-4"
      >
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="building" value={gate?.building ?? ""} />
        <fieldset disabled={!mayChange} className="grid gap-4">
          <Line label={t("customer.address")} name="address" dir="auto" maxLength={300} defaultValue={page.address} />
          <Line label={t("customer.access")} name="access" dir="auto" maxLength={300} defaultValue={page.access} />
          <LabelledField label={t("office.work")}>
            <textarea name="work" rows={3} maxLength={1000} dir="auto" defaultValue={page.work} className={areaLook} />
            <span className="block text-xs text-soft">{t("office.workHint")}</span>
          </LabelledField>
          <fieldset>
            <legend className="text-sm font-semibold">{t("office.papers.title")}</legend>
            <p className="text-xs text-soft">{t(gate?.isNoted ? "office.gate.known" : "office.papers.text")}</p>
            {page.wasElsewhere && <p className="mt-1 text-sm font-semibold">{t("office.papers.moved")}</p>}
            {papers.map((paper) => (
              <label key={paper} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
                <input type="checkbox" name="papers" value={paper} defaultChecked={ready.includes(paper)} />
                {t(`office.papers.${paper}`)}
              </label>
            ))}
          </fieldset>
          {mayChange && (
            <div>
              <Button type="submit" name="intent" value="details" look="outline">
                {t("office.save")}
              </Button>
            </div>
          )}
        </fieldset>
      </KeptForm>
    </Card>
  );
}

/** The form for what the gate of the building asks for. These facts are stored with the building, not with the visit. */
function Gate({ page, answer }: FormProps) {
  const t = useT("visits");
  const { gate, mayChange } = page;
  if (!gate) return mayChange ? <p className="text-sm text-soft">{t("office.gate.noPlace")}</p> : null;
  return (
    <Card title={t("office.gate.title")}>
      <p className="mb-3 text-sm font-semibold">
        <bdi>{gate.name}</bdi>
      </p>
      <KeptForm
        name={nameOf(page, `gate ${gate.building}`)}
        answer={answer}
        method="post"
        preventScrollReset
        className="grid gap-4"
      >
        <input type="hidden" name="building" value={gate.building} />
        <input type="hidden" name="version" value={gate.version} />
        <fieldset disabled={!mayChange} className="grid gap-4">
          <GateFields given={gate.fields} withNote />
          {mayChange && (
            <div>
              <Button type="submit" name="intent" value="gate" look="outline">
                {t("office.gate.save")}
              </Button>
            </div>
          )}
        </fieldset>
      </KeptForm>
    </Card>
  );
}

type ActProps = Props & { intent: string; look: "brand" | "outline" | "danger"; text?: string; label: string };

const Act = ({ page: { version }, intent, look, text, label }: ActProps) => (
  <Form method="post" preventScrollReset className="grid gap-3">
    <input type="hidden" name="version" value={version} />
    {text && <p className="text-sm">{text}</p>}
    <div>
      <Button type="submit" name="intent" value={intent} look={look}>
        {label}
      </Button>
    </div>
  </Form>
);

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="card">
    <h2 className="mb-3 text-base">{title}</h2>
    {children}
  </section>
);
