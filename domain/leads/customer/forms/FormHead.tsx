import type { ReactNode } from "react";
import type { Crumb } from "#site/content/seo.server.ts";
import restStyles from "#site/styles/form.css?url";
import { Breadcrumbs } from "#site/ui/layout/Breadcrumbs.tsx";
import { type HeroText, HeroTitle, TickedItem } from "#site/ui/sections/PageHero.tsx";

const tones = { sand: "bg-sand", tint: "bg-brand-tint", plain: "" };

type Props = { text: HeroText; crumbs: Crumb[]; beside: ReactNode; tone?: keyof typeof tones; children: ReactNode };

/**
 * Draws the top of a page whose form must be visible without scrolling. The form and everything below it take their styles from the
 * stylesheet that is linked here (see scripts/build/slim/document.ts). `beside` stands in the column beside the form, and below it on a phone.
 */
export function FormHead({ text, crumbs, beside, tone = "sand", children }: Props) {
  return (
    <div className={`border-b border-line ${tones[tone]}`}>
      <div className="mx-auto grid max-w-xl gap-x-12 gap-y-8 px-5 pt-2 pb-8 md:pt-4 md:pb-14 lg:grid-cols-[1fr_1.15fr] lg:grid-rows-[auto_auto_1fr]">
        <div className="lg:col-span-2">
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <div>
          <HeroTitle text={text} />
          <p className="mt-5 text-lg text-soft">{text.lead}</p>
          <link rel="stylesheet" href={restStyles} />
        </div>
        <div id="form" className="lg:row-span-2">
          {children}
        </div>
        <div>
          <ul className="mb-8 grid gap-2">
            {text.points?.map((point) => (
              <TickedItem key={point}>{point}</TickedItem>
            ))}
          </ul>
          <div className="lg:sticky lg:top-24">{beside}</div>
        </div>
      </div>
    </div>
  );
}
