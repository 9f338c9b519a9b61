import { HeroActions, type HeroText, HeroTitle } from "../PageHero.tsx";

/** The words at the top of a page. On a phone the buttons come before the introduction, so that a visitor in a hurry finds them without scrolling. */
export function HeroWords({ text }: { text: HeroText }) {
  return (
    <div className="flex max-w-lg flex-col">
      <HeroTitle text={text} />
      <HeroActions className="mt-5 lg:order-1" />
      <p className="mt-5 text-lg text-soft">{text.lead}</p>
    </div>
  );
}
