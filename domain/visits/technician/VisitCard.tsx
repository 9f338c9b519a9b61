import { visitOutcomes, visitStates } from "@site/ground/states/visit.ts";
import type { ReactNode } from "react";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { PhoneNumber } from "#site/ui/primitives/Phone.tsx";
import { Reference } from "#site/ui/primitives/Reference.tsx";
import { TextWithNumbers } from "#site/ui/primitives/TextWithNumbers.tsx";
import { waitingIn } from "./offline/send.ts";
import type { Queue } from "./offline/useQueue.ts";
import type { Details, MyVisitView } from "./page.server.ts";
import { photoPath } from "./pictures.ts";
import { ReportForm } from "./ReportForm.tsx";
import type { ReceiveOutcome } from "./receive.server.ts";
import { StartForm } from "./StartForm.tsx";
import { AccessNotes, Equipment, Thumbnail } from "./VisitPlace.tsx";

interface Props {
  visit: MyVisitView;
  maxPhotos: number;
  queue: Queue;
  /** The answer to a form of this visit that the server could not save. */
  refused: Extract<ReceiveOutcome, { ok: false }> | undefined;
}

/** The card of one visit: time and place, the customer, the work, and the form for the report. */
export function VisitCard({ visit, maxPhotos, queue, refused }: Props) {
  const t = useT("my-visits");
  const visits = useT("visits");
  const { details, state, isDue } = visit;
  const waiting = waitingIn(queue.actions).filter((action) => action.visit === visit.id);
  const isSent = (...kinds: string[]) => waiting.some(({ kind }) => kinds.includes(kind));
  return (
    <article
      aria-labelledby={`visit-${visit.id}`}
      className={`card grid grid-cols-1 gap-4 ${details ? "" : "opacity-80"}`}
    >
      <header>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 id={`visit-${visit.id}`} className="text-lg tabular-nums">
            {visit.hours}
          </h3>
          <span className="rounded-full bg-brand-tint px-3 py-1 text-xs font-semibold text-brand">
            <State visit={visit} />
          </span>
        </div>
        <p className="text-sm text-soft">
          {visits(`office.kinds.${visit.kind}`)}
          {details?.service && ` · ${details.service}`} · <Reference code={visit.reference} />
        </p>
        {waiting.length > 0 && (
          <p className="mt-2 text-sm font-semibold text-danger">
            {waiting.map(({ kind }) => t(`queue.kinds.${kind}`)).join(" · ")}: {t("queue.waiting")}
          </p>
        )}
      </header>
      {details && <Facts details={details} />}
      {details && isDue && (
        <div className="grid grid-cols-1 gap-3 border-t border-line pt-4">
          {visitStates[state].isAgreed && !details.startedAt && !isSent("start", ...visitOutcomes) && (
            <StartForm visit={{ ...visit, details }} queue={queue} />
          )}
          {!isSent(...visitOutcomes) && (
            <ReportForm visit={{ ...visit, details }} maxPhotos={maxPhotos} queue={queue} refused={refused} />
          )}
        </div>
      )}
    </article>
  );
}

function State({ visit: { state, details } }: { visit: MyVisitView }) {
  const t = useT("my-visits");
  if (visitStates[state].isAgreed && details?.startedAt) return t("states.started", { time: details.startedAt });
  return t(`states.${state}`, { time: details?.endedAt ?? "" });
}

function Facts({ details }: { details: Details }) {
  const t = useT("my-visits");
  const visits = useT("visits");
  const language = useLanguage();
  const { name, phone, place, map, work, agreed, message, notes, equipment, papers, photos } = details;
  return (
    <dl className="grid grid-cols-1 gap-3 text-sm [&_dt]:text-xs [&_dt]:font-semibold [&_dt]:text-soft">
      <div>
        <dt className="sr-only">{visits("office.where")}</dt>
        <dd className="grid gap-1">
          <p className="text-base font-semibold">
            <bdi>{name}</bdi>
          </p>
          {phone && (
            <a href={`tel:${phone}`} className={link}>
              <PhoneNumber number={phone} />
            </a>
          )}
          {place && (
            <p className="wrap-anywhere">
              <TextWithNumbers text={place} />
            </p>
          )}
          {map && (
            <a href={map} target="_blank" rel="noopener noreferrer" className={link}>
              {t("map")}
            </a>
          )}
        </dd>
      </div>
      <Fact name={t("work")}>{work && <Text text={work} />}</Fact>
      <Fact name={t("agreed")}>
        {agreed.length > 0 && (
          <ul className="list-disc ps-5">
            {agreed.map((line) => (
              <li key={line} dir="auto">
                <TextWithNumbers text={line} />
              </li>
            ))}
          </ul>
        )}
      </Fact>
      <Fact name={t("asked")}>{message && <Text text={message} />}</Fact>
      <Fact name={t("access")}>{notes.length > 0 && <AccessNotes notes={notes} />}</Fact>
      <Fact name={t("equipment")}>{equipment.length > 0 && <Equipment equipment={equipment} />}</Fact>
      <Fact name={t("papers")}>
        <ul>
          {papers.map(({ paper, ready }) => (
            <li key={paper} className={ready ? "text-soft" : "font-semibold"}>
              {visits(`office.papers.${paper}`)}: {t(ready ? "ready" : "notReady")}
            </li>
          ))}
        </ul>
      </Fact>
      <Fact name={t("photos")}>
        {photos.length > 0 && (
          <ul className="mt-1 flex flex-wrap gap-2">
            {photos.map((photo, index) => (
              <li key={photo}>
                <Thumbnail path={photoPath(photo, language)} alt={t("photo", { number: index + 1 })} />
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </dl>
  );
}

const link = "flex min-h-11 w-fit items-center font-semibold text-brand underline";

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;

const Text = ({ text }: { text: string }) => (
  <p dir="auto" className="whitespace-pre-line wrap-anywhere">
    <TextWithNumbers text={text} />
  </p>
);
