import { href } from "@site/ground/site-map/links.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { problemOf, StatusMessage, Trouble, useAuth } from "#domain/sign-in/index.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button, ButtonLink } from "#site/ui/primitives/Button.tsx";
import { Day } from "./Day.tsx";
import { EmptyState, Head } from "./Head.tsx";
import { QueryResult } from "./QueryResult.tsx";
import type { SavedProject } from "./types.ts";
import { useApi } from "./useApi.ts";

type Intent = "delete" | "share" | "withdraw";
/** Renders the differences between two revisions of a project. */
type Compare = (project: SavedProject) => ReactNode;

/** The cooling-load projects with their revisions, and a link by which other people may read a project. */
export function Projects({ compare }: { compare: Compare }) {
  const t = useT("account");
  const language = useLanguage();
  const { user } = useAuth();
  const { read } = useApi();
  const queries = useQueryClient();
  const queryKey = [user?.id, "projects"];
  const saved = useQuery({ queryKey, queryFn: () => read<SavedProject[]>("projects") });
  const change = useMutation({
    mutationFn: ({ id, intent }: { id: string; intent: Intent }) =>
      read(`projects/${id}`, new URLSearchParams({ intent })),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return (
    <>
      <Head title={t("projects.title")} text={t("projects.text")} />
      <div className="mb-5 grid">
        <Trouble problem={change.error ? problemOf(change.error) : undefined} />
        <StatusMessage>
          {change.isSuccess && change.variables.intent === "delete" && t("projects.removed")}
        </StatusMessage>
      </div>
      <QueryResult query={saved}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={t("projects.empty")} text={t("projects.emptyText")} />
          ) : (
            <ul className="grid gap-3">
              {all.map((one) => (
                <Entry
                  key={one.id}
                  saved={one}
                  compare={compare}
                  onChange={(intent) => change.mutate({ id: one.id, intent })}
                />
              ))}
            </ul>
          )
        }
      </QueryResult>
      <ButtonLink look="outline" className="mt-6" href={href("/calculators/hvac-cooling-load/project", language)}>
        {t("projects.new")}
      </ButtonLink>
    </>
  );
}

const pageOf = (language: "en" | "ar", id: string, revision: number) =>
  `${href("/calculators/hvac-cooling-load/project", language)}?${new URLSearchParams({ account: id, revision: String(revision) })}`;

type EntryProps = { saved: SavedProject; compare: Compare; onChange: (intent: Intent) => void };

function Entry({ saved, compare, onChange }: EntryProps) {
  const t = useT("account");
  const language = useLanguage();
  const [comparing, setComparing] = useState(false);
  const [latest] = saved.revisions;
  return (
    <li className="card grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg" dir="auto">
          {saved.name}
        </h2>
        <div className="flex flex-wrap gap-2">
          {latest && (
            <ButtonLink look="outline" href={pageOf(language, saved.id, latest.number)}>
              {t("projects.open")}
            </ButtonLink>
          )}
          <Button
            look="quiet"
            aria-label={t("projects.removeNamed", { title: saved.name })}
            onClick={() => confirm(t("projects.sure", { title: saved.name })) && onChange("delete")}
          >
            {t("projects.remove")}
          </Button>
        </div>
      </div>
      <ol className="divide-y divide-line border-y border-line text-sm">
        {saved.revisions.map(({ number, label, rooms, saved_at }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-4">
            <a
              className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand underline"
              href={pageOf(language, saved.id, number)}
            >
              {t("projects.revision", { number })}
              {label && (
                <>
                  <span>·</span>
                  <bdi>{label}</bdi>
                </>
              )}
            </a>
            <span className="text-soft">{t("projects.rooms", { count: rooms })}</span>
            <span className="text-soft">
              <Day at={saved_at} />
            </span>
          </li>
        ))}
      </ol>
      <Share saved={saved} onChange={onChange} />
      {saved.revisions.length > 1 && (
        <Button
          look="quiet"
          className="justify-self-start"
          aria-expanded={comparing}
          onClick={() => setComparing(!comparing)}
        >
          {t("projects.compare")}
        </Button>
      )}
      {comparing && compare(saved)}
    </li>
  );
}

function Share({ saved, onChange }: { saved: SavedProject; onChange: (intent: Intent) => void }) {
  const t = useT("account");
  const language = useLanguage();
  if (!saved.share_key)
    return (
      <Button look="quiet" className="justify-self-start" onClick={() => onChange("share")}>
        {t("projects.share")}
      </Button>
    );
  const address = `${location.origin}${href(`/project/${saved.share_key}`, language)}`;
  return (
    <div className="grid gap-2 text-sm">
      <label className="grid gap-1 text-soft">
        {t("projects.link")}
        <input
          readOnly
          dir="ltr"
          value={address}
          onFocus={(event) => event.target.select()}
          className="min-h-11 w-full rounded-lg border border-field bg-surface px-3 text-ink"
        />
      </label>
      <Button look="quiet" className="justify-self-start" onClick={() => onChange("withdraw")}>
        {t("projects.withdraw")}
      </Button>
    </div>
  );
}
