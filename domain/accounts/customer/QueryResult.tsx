import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { problemOf, Trouble } from "#domain/sign-in/index.ts";
import { useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";

type Props<T> = { query: UseQueryResult<T>; children: (data: T) => ReactNode };

/** Shows loaded data, or a placeholder while they load, or an error. */
export function QueryResult<T>({ query, children }: Props<T>) {
  const t = useT("account");
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <div className="grid max-w-md gap-4">
        <Trouble problem={problemOf(query.error)} />
        <Button look="outline" className="justify-self-start" onClick={() => query.refetch()}>
          {t("again")}
        </Button>
      </div>
    );
  return <Shades />;
}

/** Placeholder lines that appear only after a short delay. A fast response therefore causes no flicker. */
function Shades() {
  const wait = useT("auth")("wait");
  return (
    <div className="late grid gap-3">
      <p role="status" className="sr-only">
        {wait}
      </p>
      {[1, 2, 3].map((line) => (
        <div key={line} aria-hidden className="h-20 rounded-card bg-sand" />
      ))}
    </div>
  );
}
