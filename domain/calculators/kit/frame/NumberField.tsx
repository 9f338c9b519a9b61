import { controlClasses, ErrorLine, Hint, LabelText, notesOf } from "#site/ui/controls/FieldParts.tsx";
import { usePage } from "./calculation-context.ts";
import { connectField } from "./connectField.tsx";
import { stepByArrows } from "./step-by-arrows.ts";

type Props = { name: string; label: string; hint?: string; placeholder?: string };

/**
 * A field for a number with its unit. It is a text input, so that it accepts Arabic digits and the browser reformats nothing while the visitor
 * types.
 */
export const NumberField = connectField<"number", Props>(
  "number",
  function NumberInput({ name, label, hint, placeholder, field, id, value, set, sign, error }) {
    const { shared } = usePage().say;
    const { optional, step = 1 } = field;
    return (
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          <LabelText label={label} optional={optional ? shared.optional : undefined} />
        </label>
        <div className="relative">
          <input
            id={id}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            value={value}
            placeholder={placeholder}
            onChange={(event) => set(event.target.value)}
            onKeyDown={stepByArrows(value, () => step, set)}
            aria-describedby={notesOf(id, hint, error)}
            aria-invalid={error ? true : undefined}
            className={`${controlClasses(error)} ${sign ? "pe-16" : ""}`}
          />
          {sign && (
            <span className="pointer-events-none absolute inset-y-0 end-4 flex items-center text-sm text-soft">
              <bdi>{sign}</bdi>
            </span>
          )}
        </div>
        <Hint id={id}>{hint}</Hint>
        <ErrorLine id={id}>{error}</ErrorLine>
      </div>
    );
  },
);
