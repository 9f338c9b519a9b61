import type { PageId } from "@site/ground/site-map/pages.ts";
import { nth } from "@site/typed";
import type { BuildingName } from "#site/content/building-names.ts";
import type { Fault } from "#site/content/buildings.server.ts";
import type { PictureData } from "#site/content/pictures.server.ts";
import { ButtonPageLink } from "../../primitives/ButtonPageLink.tsx";
import { Picture } from "../../primitives/Picture.tsx";
import { actionRow } from "../HeroActions.tsx";
import type { HeroText } from "../PageHero.tsx";
import { AirFlow } from "./AirFlow.tsx";
import { Buildings } from "./Buildings.tsx";
import { FaultList, FaultSpots } from "./WhatHasStopped.tsx";

type Props = {
  text: HeroText;
  ways: { id: PageId; title: string }[];
  buildings: { name: BuildingName; picture: PictureData; faults: Fault[] }[];
  words: { label: string; names: Record<BuildingName, string> };
  climate: { month: number; line: string | undefined };
  restStyles: string;
};

/**
 * The question, and the building that answers it. On wide screens the picture stands beside the words and the list. Everything below the picture has
 * its styles in a file, for which the picture does not wait. Nothing above may move when it arrives (scripts/build/slim/document.ts).
 */
export function HomeHero({ text, ways, buildings, words, climate, restStyles }: Props) {
  const { picture, faults } = nth(buildings, 0);
  return (
    <div className="overflow-clip border-b border-line bg-sand">
      <div className="mx-auto grid max-w-xl items-start gap-x-4 px-5 pt-6 lg:grid-cols-[1fr_1.2fr] lg:grid-rows-[auto_1fr] lg:py-14">
        <div>
          <p className="eyebrow">{text.eyebrow}</p>
          <h1 id="stopped" className="text-4xl">
            {text.title}
          </h1>
          <p className="mt-4 text-lg text-soft">{text.lead}</p>
          {ways.length > 0 && (
            <p className={`mt-4 ${actionRow}`} data-print="no">
              {ways.map(({ id, title }) => (
                <ButtonPageLink key={id} to={id} look="outline">
                  {title}
                </ButtonPageLink>
              ))}
            </p>
          )}
        </div>
        <div className="-mx-5 mt-3 lg:row-span-2 lg:-ms-8 lg:-me-24">
          <div className="relative">
            <Picture picture={picture} sizes="(min-width: 1024px) 750px, 100vw" first className="h-auto w-full" />
            <link rel="stylesheet" href={restStyles} />
            {faults.length > 0 && (
              <>
                <AirFlow />
                <FaultSpots faults={faults} />
              </>
            )}
          </div>
          {buildings.length > 1 && <Buildings {...words} shown={buildings.map(({ name }) => name)} />}
        </div>
        <div className="pb-6">
          {faults.length > 0 && <FaultList faults={faults} />}
          {climate.line && (
            <p data-month={climate.month} className="mt-3 text-sm text-soft">
              {climate.line}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
