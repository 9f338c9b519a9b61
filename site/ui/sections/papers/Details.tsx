import type { ReactNode } from "react";

type Props = { rows: readonly { name: string; text: ReactNode }[] };

/** Facts one below the other, each with its name beside it. */
export const Details = ({ rows }: Props) => (
  <dl>
    {rows.map(({ name, text }) => (
      <div key={name} className="grid gap-x-8 border-t border-line py-3 sm:grid-cols-[1fr_1.5fr]">
        <dt className="text-soft">{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
