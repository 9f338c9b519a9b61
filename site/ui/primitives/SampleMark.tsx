import { useT } from "#site/i18n/t.ts";
import { useAnchor } from "./Section.tsx";

const anchor = "example";

/** The address of the sentence that explains the marks: on this page, or on `page`. */
export const useExampleAt = (page = "") => `${page}#${useAnchor(anchor)}`;

type Props = {
  /** The address of the sentence that explains the mark. Without it, the mark stands beside that sentence, or on a card that leads to it. */
  at?: string;
};

/** A mark beside everything that is only an example of what a real company would show. */
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

/** Explains the marks of a page. */
export function SampleNote({ text, className }: { text?: string; className?: string }) {
  const t = useT();
  return (
    <p id={useAnchor(anchor)} className={className}>
      <SampleMark /> {text ?? t("sampleNote")}
    </p>
  );
}
