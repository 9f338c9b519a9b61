import type { ReactNode } from "react";

/** Questions that belong together. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-line pt-6 first:border-0 first:pt-0">
      <h2 className="text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}
