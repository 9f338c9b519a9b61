import type { HeroText } from "../PageHero.tsx";

/** The beginning of the story that only this page tells: its headline and to whom it is told. The sections of the page follow. */
export const PlaceStory = ({ text: { title, lead } }: { text: HeroText }) => (
  <div className="mx-auto max-w-xl border-t border-line px-5 py-6">
    <h2 className="text-3xl">{title}</h2>
    <p className="mt-2 max-w-lg text-lg text-soft">{lead}</p>
  </div>
);
