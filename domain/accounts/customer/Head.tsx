import type { ReactNode } from "react";

export function Head({ title, text }: { title: string; text?: ReactNode }) {
  return (
    <div className="mb-8 max-w-lg">
      <h1 className="text-3xl">{title}</h1>
      {text && <p className="mt-3 text-soft">{text}</p>}
    </div>
  );
}

/** Shown while a list is empty. It says what the list will contain, and how to add something. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="rounded-card border border-dashed border-line p-8 text-center md:p-12">
      <h2 className="text-xl">{title}</h2>
      <p className="mx-auto mt-2 max-w-md text-soft">{text}</p>
      {children && <div className="mt-6">{children}</div>}
    </div>
  );
}

export function Panel({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-5 border-t border-line py-8 first:border-0 first:pt-0 lg:grid-cols-[18rem_minmax(0,30rem)]">
      <div>
        <h2 className="text-xl">{title}</h2>
        {text && <p className="mt-1.5 text-sm text-soft">{text}</p>}
      </div>
      <div className="grid content-start gap-5">{children}</div>
    </section>
  );
}
