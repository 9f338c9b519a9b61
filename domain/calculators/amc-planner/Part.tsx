import type { ReactNode } from "react";

/** A part of the scope that is kept on one page in print. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="card panel grid content-start gap-3">
    <h4 className="text-lg">{title}</h4>
    {children}
  </div>
);

export const List = ({ title, items }: { title?: string; items: readonly string[] }) => (
  <div>
    {title && <p className="text-sm font-semibold">{title}</p>}
    <ul className="list-disc ps-5 text-sm marker:text-brand">
      {items.map((item) => (
        <li key={item} className="mt-1">
          {item}
        </li>
      ))}
    </ul>
  </div>
);
