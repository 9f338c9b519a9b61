import { href } from "@site/ground/site-map/links.ts";
import { useState } from "react";
import { Link } from "react-router";
import { KeptForm } from "#site/drafts/KeptForm.tsx";
import {
  Choose,
  FreeTimes,
  Line,
  type VisitTimeFields,
  visitTimeFieldsOf,
  WhenFields,
} from "#site/forms/office/fields.tsx";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import type { OfficeAnswer } from "./answer.server.ts";
import { VisitOutcomeMessage } from "./VisitOutcomeMessage.tsx";
import type { NewVisitData } from "./visit.server.ts";

const kinds = ["survey", "job", "service", "callback"] as const;

/** The storage key for what this colleague has typed into the form below. */
export const newVisitName = (me: string, lead: string) => `visit ${me} ${lead}`;

/** The form to book a visit for a lead, at one of the free times or at any other time. */
export function NewVisit({ page, answer }: { page: NewVisitData; answer: OfficeAnswer | undefined }) {
  const t = useT("visits");
  const language = useLanguage();
  const { lead, teams, free, today, address } = page;
  const [first] = free;
  const [when, setWhen] = useState<VisitTimeFields>(
    first ?? { date: today, time: "10:00", slots: 4, team: teams[0]?.id ?? "" },
  );
  return (
    <div className="mx-auto grid max-w-xl gap-5">
      <div>
        <Link to={href(`/admin/leads/${lead.id}`, language)} className="text-sm font-semibold text-brand underline">
          <Reference code={lead.reference} /> <bdi>{lead.name}</bdi>
        </Link>
        <h1 className="mt-2 text-2xl">{t("office.lead.new")}</h1>
      </div>
      {teams.length === 0 ? (
        <p className="card">
          {t("office.teams.none")}{" "}
          <Link to={href("/admin/visits/teams", language)} className="font-semibold text-brand underline">
            {t("office.teams.title")}
          </Link>
        </p>
      ) : (
        <KeptForm
          name={newVisitName(page.me, lead.id)}
          answer={answer}
          isOwn
          onRestored={(values) => setWhen(visitTimeFieldsOf(values))}
          method="post"
          className="card grid gap-5"
        >
          <VisitOutcomeMessage answer={answer} />
          <FreeTimes free={free} when={when} onChoose={setWhen} />
          <WhenFields key={`${when.date} ${when.time}`} given={when} teams={teams} />
          <div className="grid gap-3 sm:grid-cols-2">
            <Choose label={t("office.fields.kind")} name="kind" defaultValue="survey">
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`office.kinds.${kind}`)}
                </option>
              ))}
            </Choose>
            <Line label={t("customer.address")} name="address" dir="auto" maxLength={300} defaultValue={address} />
          </div>
          <Line label={t("customer.access")} name="access" dir="auto" maxLength={300} />
          <p className="text-sm text-soft">{t(lead.email ? "office.mailed" : "office.notMailed")}</p>
          <div>
            <Button type="submit" look="brand">
              {t("office.book")}
            </Button>
          </div>
        </KeptForm>
      )}
    </div>
  );
}
