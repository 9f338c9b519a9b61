import type { ReactNode } from "react";
import { amount } from "#site/i18n/figure.ts";

type Props = { name: string; value: number; share: string; width: number; change?: ReactNode; children?: ReactNode };

/** Shows one step of a way: its number, its share of the step before, and a bar. The width of the bar is from 0 to 1. */
export const FunnelStep = ({ name, value, share, width, change, children }: Props) => (
  <li>
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="me-auto">{name}</span>
      {change}
      <span className="font-semibold tabular-nums">{amount(value)}</span>
      <span className="text-end text-xs text-soft tabular-nums max-sm:w-full sm:min-w-40">{share}</span>
    </p>
    <svg
      aria-hidden
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="mirrored mt-1 h-2.5 w-full rounded-lg bg-sand"
    >
      <rect width={width * 100} height={1} className="fill-brand" />
    </svg>
    {children}
  </li>
);
