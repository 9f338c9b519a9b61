import { Picture, type PictureData } from "../../primitives/Picture.tsx";
import { HeroActions, HeroLead, type HeroText, HeroTitle } from "../PageHero.tsx";

/** On a phone the picture stands between title and text, on wide screens beside both. */
export function HomeHero({ text, picture }: { text: HeroText; picture?: PictureData }) {
  return (
    <div className="overflow-clip border-b border-line bg-sand">
      <div className="mx-auto grid max-w-xl gap-x-4 px-5 pt-8 pb-12 lg:grid-cols-[1fr_1.2fr] lg:py-14">
        <div className="lg:self-end">
          <HeroTitle text={text} />
        </div>
        <div className="my-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:-me-12 lg:self-center">
          {picture && (
            <Picture picture={picture} sizes="(min-width: 1024px) 660px, 92vw" first className="h-auto w-full" />
          )}
        </div>
        <div>
          <HeroLead text={text} />
          <HeroActions />
        </div>
      </div>
    </div>
  );
}
