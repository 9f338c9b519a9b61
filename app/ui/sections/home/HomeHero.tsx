import type { ComponentProps } from "react";
import type { PictureData } from "#app/site/pictures.server.ts";
import { Picture } from "../../primitives/Picture.tsx";
import { HeroActions, HeroLead, type HeroText, HeroTitle } from "../PageHero.tsx";
import { AirFlow } from "./AirFlow.tsx";
import { SymptomSpots, WhatHasStopped } from "./WhatHasStopped.tsx";

type Props = { text: HeroText; picture?: PictureData } & ComponentProps<typeof SymptomSpots>;

/** On a phone the picture is between title and text, on wide screens next to both. */
export function HomeHero({ text, picture, symptoms }: Props) {
  return (
    <div className="overflow-clip border-b border-line bg-sand">
      <div className="mx-auto grid max-w-xl gap-x-4 px-5 pt-8 pb-12 lg:grid-cols-[1fr_1.2fr] lg:py-14">
        <div className="lg:self-end">
          <HeroTitle text={text} />
        </div>
        <div className="-mx-5 my-2 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:-ms-8 lg:-me-24 lg:self-center">
          {picture && (
            <div className="relative">
              <Picture picture={picture} sizes="(min-width: 1024px) 750px, 100vw" first className="h-auto w-full" />
              {picture.name === "villa" && (
                <>
                  <AirFlow />
                  <SymptomSpots symptoms={symptoms} />
                </>
              )}
            </div>
          )}
          <WhatHasStopped symptoms={symptoms} />
        </div>
        <div>
          <HeroLead text={text} />
          <HeroActions />
        </div>
      </div>
    </div>
  );
}
