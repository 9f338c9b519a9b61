import type { ReactNode } from "react";

/** One section of the contract's scope of work. In print it is not split between two pages. */
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
