import { HeroActions, HeroHelp } from "../HeroActions.tsx";
import { leadParts } from "../lead.ts";
import { type HeroText, HeroTitle } from "../PageHero.tsx";

/** The title, the first sentence, the price and the booking. A phone shows all of them without scrolling. */
export function FirstWords({ text }: { text: HeroText }) {
  return (
    <div className="mt-2">
      <HeroTitle text={text} />
      <p className="mt-2 text-lg text-soft">{leadParts(text.lead)[0]}</p>
      <HeroActions />
    </div>
  );
}

/** The rest of the lead, the points, and what may have stopped working. */
export function FurtherWords({ text }: { text: HeroText }) {
  const [, rest] = leadParts(text.lead);
  return (
    <div>
      {rest && <p className="mt-4 text-soft">{rest}</p>}
      <Points points={text.points} />
      <HeroHelp />
    </div>
  );
}

/** The points below the words, as lines of a list. */
export function Points({ points = [] }: Pick<HeroText, "points">) {
  if (points.length === 0) return null;
  return (
    <ul className="mt-4">
      {points.map((point) => (
        <li key={point} className="border-t border-line py-2">
          {point}
        </li>
      ))}
    </ul>
  );
}
