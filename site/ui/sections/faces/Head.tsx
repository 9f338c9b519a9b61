import type { ReactNode } from "react";
import type { Crumb } from "#site/content/seo.server.ts";
import { Breadcrumbs } from "../../layout/Breadcrumbs.tsx";
import { HeroPoints, type HeroText } from "../PageHero.tsx";

const tones = {
  plain: "",
  sand: "bg-sand",
  tint: "bg-brand-tint",
  dark: "bg-raised text-ink",
  deep: "bg-brand-deep text-ink",
};
const themes: Partial<Record<keyof typeof tones, "dark">> = { dark: "dark", deep: "dark" };

type Props = {
  text: HeroText;
  crumbs: Crumb[];
  tone?: keyof typeof tones;
  /** The face of the page: a chart, a board of figures, a list to choose from. */
  children: ReactNode;
  /** Buttons or links after the lead. */
  more?: ReactNode;
};

/** The top of a page with its face across the width. On a phone the face comes directly after the title, on wide screens the lead is beside the title. */
export const WideHead = ({ text, crumbs, tone = "plain", children, more }: Props) => (
  <div data-theme={themes[tone]} className={`border-b border-line ${tones[tone]}`}>
    <div className="mx-auto max-w-xl px-5 pt-2 pb-6 md:pt-4 md:pb-12">
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-2 grid gap-x-12 gap-y-4 md:mt-8 lg:grid-cols-[1.15fr_1fr]">
        <div>
          <Title text={text} />
        </div>
        <div className="lg:col-span-2">{children}</div>
        <div className="lg:col-start-2 lg:row-start-1">
          <p className="text-lg text-soft">{text.lead}</p>
          {more}
        </div>
        <HeroPoints points={text.points} className="lg:col-span-2 lg:grid-cols-3" />
      </div>
    </div>
  </div>
);

/** The top of a page with its face beside the words, in the wider half. On a phone it follows the lead, and the points come after it. */
export const SideHead = ({ text, crumbs, tone = "sand", children, more }: Props) => (
  <div data-theme={themes[tone]} className={`border-b border-line ${tones[tone]}`}>
    <div className="mx-auto max-w-xl px-5 pt-2 pb-6 md:pt-4 md:pb-12">
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-2 grid gap-x-12 gap-y-4 md:mt-8 lg:grid-cols-[1fr_1.15fr] lg:grid-rows-[auto_1fr]">
        <div>
          <Title text={text} />
          <p className="mt-4 text-lg text-soft">{text.lead}</p>
        </div>
        <div className="lg:row-span-2">{children}</div>
        <div>
          <HeroPoints points={text.points} className="" />
          {more}
        </div>
      </div>
    </div>
  </div>
);

/** On a phone the title is alone, so that the face of the page is higher. */
const Title = ({ text: { eyebrow, title } }: Pick<Props, "text">) => (
  <>
    {eyebrow && <p className="eyebrow max-md:hidden">{eyebrow}</p>}
    <h1 className="text-4xl">{title}</h1>
  </>
);
