import { type ReactNode, useId } from "react";

/** A section of the lead's page, with a heading. */
export function Panel({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-raised p-4 sm:p-5">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id={id} className="text-sm">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Lists facts with their names. A fact without a value is left out. */
export function Facts({ facts, wide = false }: { facts: [name: string, value: ReactNode][]; wide?: boolean }) {
  return (
    <dl
      className={`grid gap-x-4 gap-y-2 text-sm ${wide ? "grid-cols-[7rem_minmax(0,1fr)] xl:grid-cols-[7rem_minmax(0,1fr)_7rem_minmax(0,1fr)]" : "grid-cols-[6rem_minmax(0,1fr)]"}`}
    >
      {facts
        .filter(([, value]) => value)
        .map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rooms of a calculation may have one name
          <div key={at} className="contents">
            <dt className="text-xs leading-6 text-soft">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
