import { useT } from "#site/i18n/t.ts";
import { useAnchor } from "./Section.tsx";

const anchor = "example";

/** The address of the sentence that says what the marks mean: on this page, or on `page`. */
export const useExampleAt = (page = "") => `${page}#${useAnchor(anchor)}`;

type Props = {
  /** Where it is said what the mark means. Without it the mark stands beside those words, or on a card that leads to them. */
  at?: string;
};

/** Stands beside whatever is only an example of what a real company would print. */
export function SampleMark({ at }: Props) {
  const word = useT()("sample");
  return at ? (
    <a href={at} className="example-mark underline">
      {word}
    </a>
  ) : (
    <span className="example-mark">{word}</span>
  );
}

/** Says what the marks of a page mean. */
export function SampleNote({ text, className }: { text?: string; className?: string }) {
  const t = useT();
  return (
    <p id={useAnchor(anchor)} className={className}>
      <SampleMark /> {text ?? t("sampleNote")}
    </p>
  );
}
