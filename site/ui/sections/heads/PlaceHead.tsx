import type { MapOfPlace } from "#site/content/landing-head.server.ts";
import type { PlaceFacts } from "#site/content/place-facts.server.ts";
import type { PlaceService } from "#site/content/place-service.server.ts";
import { Breadcrumbs } from "../../layout/Breadcrumbs.tsx";
import { HeadPicture } from "../../primitives/HeadPicture.tsx";
import { HeroActions, HeroHelp } from "../HeroActions.tsx";
import { HeroTitle } from "../PageHero.tsx";
import { FactsOfPlace, Preparation } from "./FactsOfPlace.tsx";
import { FirstWords, FurtherWords } from "./HeadWords.tsx";
import { PlaceJobs } from "./PlaceJobs.tsx";
import { PlaceMap } from "./PlaceMap.tsx";
import { PlaceStory } from "./PlaceStory.tsx";
import type { HeadProps } from "./types.ts";

type Props = HeadProps & { facts: PlaceFacts; map: MapOfPlace; service?: PlaceService };

/** The picture is small, and the words beside it say everything. */
const silent = { en: "", ar: "" };

/** A page about a place begins with its map across the whole width and the picture before it. Who permits and supplies there stands beside the words. */
export function PlaceHead({ text, crumbs, picture, map, ...parts }: Props) {
  return (
    <>
      <div className="relative bg-brand-tint">
        <PlaceMap map={map} />
        <div className="relative mx-auto max-w-xl px-5">
          {picture && (
            <HeadPicture
              picture={{ ...picture, alt: silent }}
              sizes="(min-width: 768px) 300px, 130px"
              first
              className="h-24 w-auto md:h-56"
            />
          )}
        </div>
      </div>
      <div className="mx-auto max-w-xl px-5 pt-2 pb-6 md:pb-12">
        <Breadcrumbs crumbs={crumbs} />
        {parts.service ? <Service {...parts} service={parts.service} /> : <OfCity text={text} {...parts} />}
      </div>
      {parts.service && <PlaceStory text={text} />}
    </>
  );
}

/** The words of a city's own page, which is about no trade. */
const OfCity = ({ text, facts }: Pick<Props, "text" | "facts">) => (
  <div className="grid gap-x-8 lg:grid-cols-[1.6fr_1fr]">
    <FirstWords text={text} />
    <dl data-facts className="mt-6 lg:row-span-2">
      <FactsOfPlace facts={facts} />
    </dl>
    <FurtherWords text={text} />
  </div>
);

/** The trade at this place, from data: the booking, the jobs with their prices, and how to prepare for a visit. A phone shows six jobs and more. */
const Service = ({ service, facts }: { service: PlaceService; facts: PlaceFacts }) => (
  <div data-facts className="grid gap-x-8 gap-y-4 lg:grid-cols-3">
    <div className="mt-2 lg:col-span-2">
      <HeroTitle text={service} />
      {service.opening && <p className="mt-2">{service.opening}</p>}
    </div>
    <HeroActions className="" />
    <PlaceJobs service={service} />
    <div>
      <dl>
        <FactsOfPlace facts={facts} />
        <Preparation service={service} />
      </dl>
      <HeroHelp />
    </div>
  </div>
);
