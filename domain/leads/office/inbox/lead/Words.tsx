import { TextWithNumbers } from "#site/ui/primitives/TextWithNumbers.tsx";

/** Shows a text in its own writing direction, which may differ from that of the page. */
export const Words = ({ tone, heading, text }: { tone: string; heading?: string; text: string }) => (
  <div dir="auto" className={`mt-1 rounded-xl px-3.5 py-2.5 wrap-anywhere whitespace-pre-wrap ${tone}`}>
    {heading && <strong className="mb-1 block font-semibold">{heading}</strong>}
    <TextWithNumbers text={text} />
  </div>
);
