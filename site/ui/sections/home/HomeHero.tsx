import type { ComponentProps } from "react";
import type { PictureData } from "#site/content/pictures.server.ts";
import { useT } from "#site/i18n/t.ts";
import { useShell } from "../../layout/useShell.ts";
import { ButtonLink } from "../../primitives/Button.tsx";
import { Icon } from "../../primitives/Icon.tsx";
import { Picture } from "../../primitives/Picture.tsx";
import { WhatsAppGlyph } from "../../primitives/WhatsAppGlyph.tsx";
import { actionRow, EmergencyLine, type HeroText, HeroTitle } from "../PageHero.tsx";
import { AirFlow } from "./AirFlow.tsx";
import { SymptomSpots, WhatHasStopped } from "./WhatHasStopped.tsx";

type Props = { text: HeroText; picture?: PictureData; restStyles: string } & ComponentProps<typeof SymptomSpots>;

/**
 * The top of the home page. On a phone the ways to reach us are above the picture, visible without scrolling; on wide screens they are beside it.
 * The styles for everything below the picture are in a separate file, and the picture does not wait for this file. When the file arrives, nothing
 * above may move (scripts/build/slim/document.ts).
 */
export function HomeHero({ text, picture, restStyles, symptoms }: Props) {
  return (
    <div className="overflow-clip border-b border-line bg-sand">
      <div className="mx-auto grid max-w-xl items-start gap-x-4 px-5 pt-6 lg:grid-cols-[1fr_1.2fr] lg:py-14">
        <div>
          <HeroTitle text={text} />
          <p className="mt-4 text-lg text-soft">{text.lead}</p>
          <Actions />
          <EmergencyLine />
        </div>
        <div className="-mx-5 my-3 lg:-ms-8 lg:-me-24">
          {picture && (
            <div className="relative">
              <Picture picture={picture} sizes="(min-width: 1024px) 750px, 100vw" first className="h-auto w-full" />
              <link rel="stylesheet" href={restStyles} />
              {picture.name === "villa" && (
                <>
                  <AirFlow />
                  <SymptomSpots symptoms={symptoms} />
                </>
              )}
            </div>
          )}
          {!picture && <link rel="stylesheet" href={restStyles} />}
          <WhatHasStopped symptoms={symptoms} />
        </div>
      </div>
    </div>
  );
}

function Actions() {
  const t = useT();
  const { company, quote: quotation, whatsapp } = useShell();
  return (
    <p className={`mt-6 ${actionRow}`} data-print="no">
      <ButtonLink size="lg" href={`tel:${company.phone}`} data-when={company.emergency ? "open" : undefined}>
        <Icon name="phone" />
        {t("bar.call")}
      </ButtonLink>
      {company.emergency && (
        <ButtonLink look="danger" size="lg" href={`tel:${company.emergency}`} data-when="closed">
          <Icon name="phone" />
          {t("bar.emergency")}
        </ButtonLink>
      )}
      <ButtonLink look="outline" size="lg" href={whatsapp} target="_blank" rel="nofollow">
        <WhatsAppGlyph />
        {t("bar.whatsapp")}
      </ButtonLink>
      <ButtonLink look="brand" size="lg" href={quotation}>
        {t("actions.quote")}
      </ButtonLink>
    </p>
  );
}
