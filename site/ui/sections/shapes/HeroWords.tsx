import { HeroActions, HeroHelp } from "../HeroActions.tsx";
import { type HeroText, HeroTitle } from "../PageHero.tsx";

/** On a phone the price and the button come before the lead, so that a visitor in a hurry finds them without scrolling. */
export function HeroWords({ text }: { text: HeroText }) {
  return (
    <div className="flex max-w-lg flex-col">
      <HeroTitle text={text} />
      <HeroActions className="mt-3 lg:order-1" />
      <p className="mt-4 text-lg text-soft">{text.lead}</p>
      <HeroHelp className="lg:order-1" />
    </div>
  );
}
