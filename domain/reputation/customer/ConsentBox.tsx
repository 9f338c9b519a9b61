import { ErrorLine } from "#site/ui/controls/FieldParts.tsx";

type Props = { name: string; words: string; problem: string | undefined };

/** The box that a customer ticks to allow something. The words beside it are stored with the answer. */
export const ConsentBox = ({ name, words, problem }: Props) => (
  <div>
    <label className="flex cursor-pointer items-start gap-3 py-1.5 text-sm">
      <input
        type="checkbox"
        name={name}
        className="mt-1"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${name}-error` : undefined}
      />
      <span>{words}</span>
    </label>
    <ErrorLine id={name}>{problem}</ErrorLine>
  </div>
);
