import { useT } from "#site/i18n/t.ts";
import { useAnchor } from "./Section.tsx";

const anchor = "example";

/** The address of the sentence that explains the marks. The sentence is on this page, or on `page`. */
export const useExampleAt = (page = "") => `${page}#${useAnchor(anchor)}`;

type Props = {
  /** The address of the sentence that explains the mark. It is missing if the mark stands beside that sentence, or on a card that leads there. */
  at?: string;
};

/** A mark for something that is only an example of what a real company would show. */
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

/** The sentence that explains the marks of a page. */
export function SampleNote({ text, className }: { text?: string; className?: string }) {
  const t = useT();
  return (
    <p id={useAnchor(anchor)} className={className}>
      <SampleMark /> {text ?? t("sampleNote")}
    </p>
  );
}
