import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { problemOf, StatusMessage, Trouble, useAuth } from "#domain/sign-in/index.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button, ButtonLink } from "#site/ui/primitives/Button.tsx";
import { Day } from "./Day.tsx";
import { EmptyState, Head } from "./Head.tsx";
import { QueryResult } from "./QueryResult.tsx";
import type { SavedCalculation } from "./types.ts";
import { useApi } from "./useApi.ts";

export function Calculations() {
  const t = useT("account");
  const { user } = useAuth();
  const { read } = useApi();
  const queries = useQueryClient();
  const queryKey = [user?.id, "calculations"];
  const saved = useQuery({ queryKey, queryFn: () => read<SavedCalculation[]>("calculations") });
  const removal = useMutation({
    mutationFn: (id: string) => read(`calculations/${id}`, new URLSearchParams({ intent: "delete" })),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return (
    <>
      <Head title={t("calculations.title")} text={t("calculations.text")} />
      <div className="mb-5 grid">
        <Trouble problem={removal.error ? problemOf(removal.error) : undefined} />
        <StatusMessage>{removal.isSuccess && t("calculations.removed")}</StatusMessage>
      </div>
      <QueryResult query={saved}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={t("calculations.empty")} text={t("calculations.emptyText")} />
          ) : (
            <ul className="grid gap-3">
              {all.map((one) => (
                <Entry key={one.id} saved={one} onRemove={() => removal.mutate(one.id)} />
              ))}
            </ul>
          )
        }
      </QueryResult>
    </>
  );
}

/** Returns the address of a calculation in the language of this page. It may have been saved in the other language. */
const inLanguage = (address: string, language: "en" | "ar") =>
  (language === "ar" ? "/ar" : "") + address.replace(/^\/ar(?=\/)/, "");

function Entry({ saved, onRemove }: { saved: SavedCalculation; onRemove: () => void }) {
  const t = useT("account");
  const language = useLanguage();
  return (
    <li className="card flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
      <div className="min-w-0">
        <h2 className="text-base" dir="auto">
          {saved.title}
        </h2>
        <p className="text-sm text-soft">
          <Day at={saved.created_at} />
        </p>
      </div>
      <div className="flex gap-2">
        <ButtonLink look="outline" href={inLanguage(saved.address, language)}>
          {t("calculations.open")}
        </ButtonLink>
        <Button look="quiet" aria-label={t("calculations.removeNamed", { title: saved.title })} onClick={onRemove}>
          {t("calculations.remove")}
        </Button>
      </div>
    </li>
  );
}
