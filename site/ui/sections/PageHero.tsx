import type { ReactNode } from "react";
import type { Crumb } from "#site/content/seo.server.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { useShell } from "../layout/useShell.ts";
import { Icon } from "../primitives/Icon.tsx";
import { MarkedText } from "../primitives/MarkedText.tsx";

export type HeroText = { eyebrow?: string; title: string; lead: string; points?: string[] };

/** The top of a page that only explains: its title, its lead and its points. */
export const PageHero = ({ text, crumbs }: { text: HeroText; crumbs: Crumb[] }) => (
  <div className="border-b border-line bg-sand">
    <div className="mx-auto max-w-xl px-5 pt-2 pb-8 md:pt-4 md:pb-16">
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-2 max-w-lg md:mt-10">
        <HeroTitle text={text} />
        <p className="mt-4 text-lg text-soft">{text.lead}</p>
        <HeroPoints points={text.points} className="mt-4" />
      </div>
    </div>
  </div>
);

export function HeroTitle({ text: { eyebrow, title } }: { text: Pick<HeroText, "eyebrow" | "title"> }) {
  return (
    <>
      <Eyebrow text={eyebrow} />
      <h1 className="text-4xl">
        <MarkedText
          pieces={title.split(shortPair)}
          mark={(pair) => <span className="whitespace-nowrap">{pair}</span>}
        />
      </h1>
    </>
  );
}

/** The words above the title. On a phone they give way to the price and the first free time. */
export function Eyebrow({ text }: { text?: string }) {
  const { visit } = useShell();
  return text && <p className={visit ? "eyebrow max-md:hidden" : "eyebrow"}>{text}</p>;
}

/** Finds two short words with a hyphen, such as "fit-out". Without a mark, a headline could be broken between them. */
const shortPair = /\b([A-Za-z]{1,4}-[A-Za-z]{1,5})\b/;

export function HeroPoints({ points = [], className }: Pick<HeroText, "points"> & { className: string }) {
  if (points.length === 0) return null;
  return (
    <ul className={`grid gap-2 ${className}`.trim()}>
      {points.map((point) => (
        <TickedItem key={point}>{point}</TickedItem>
      ))}
    </ul>
  );
}

export function TickedItem({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon name="check" className="mt-1 shrink-0 text-brand" />
      <span>{children}</span>
    </li>
  );
}
