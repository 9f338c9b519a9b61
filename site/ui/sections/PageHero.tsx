import type { ReactNode } from "react";
import type { PictureData } from "#site/content/pictures.server.ts";
import type { Crumb } from "#site/content/seo.server.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { useShell } from "../layout/useShell.ts";
import { HeadPicture } from "../primitives/HeadPicture.tsx";
import { Icon } from "../primitives/Icon.tsx";
import { MarkedText } from "../primitives/MarkedText.tsx";
import { HeroActions, HeroHelp } from "./HeroActions.tsx";
import { leadParts } from "./lead.ts";

export type HeroText = { eyebrow?: string; title: string; lead: string; points?: string[] };
type Props = { text: HeroText; crumbs: Crumb[]; picture?: PictureData; actions?: boolean };

/** The top of an inner page: breadcrumbs, title, and how to contact us. */
export function PageHero({ text, crumbs, picture, actions = true }: Props) {
  const [first, rest] = leadParts(text.lead);
  return (
    <div className="border-b border-line bg-sand">
      <div className="mx-auto max-w-xl px-5 pt-2 pb-8 md:pt-4 md:pb-16">
        <Breadcrumbs crumbs={crumbs} />
        <div
          className={
            picture ? "mt-2 grid items-center gap-6 md:mt-10 lg:grid-cols-[1.15fr_1fr]" : "mt-2 max-w-lg md:mt-10"
          }
        >
          <div>
            <HeroTitle text={text} />
            <p className="mt-4 max-w-lg text-lg text-soft">{first}</p>
            {actions && <HeroActions className="mt-4" />}
            {rest && <p className="mt-4 max-w-lg text-lg text-soft">{rest}</p>}
            <HeroPoints points={text.points} className="mt-4" />
            {actions && <HeroHelp />}
          </div>
          {picture && (
            <HeadPicture picture={picture} sizes="(min-width: 1024px) 500px, 92vw" first className="h-auto w-full" />
          )}
        </div>
      </div>
    </div>
  );
}

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
