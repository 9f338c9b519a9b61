import { memo, type ReactNode } from "react";
import { ErrorLine, Hint, notesOf } from "#site/ui/controls/FieldParts.tsx";
import { stepByArrows } from "../../kit/frame/step-by-arrows.ts";
import type { ChoiceField, Kind, NumberField, TextField } from "./kinds.ts";
import { type Cell, type FieldName, useCell, useControls } from "./sheet.ts";
import { convertedText, inchPound } from "./unit.ts";

type Props<K extends Kind> = {
  kind: K;
  path: string;
  field: FieldName<K>;
  hint?: string;
  /** The position of the cell in a table, if it is in one. On a wide screen only the cells of the first row show their labels. */
  cell?: "first" | "below";
};

const look = (error?: string) =>
  `block min-h-11 w-full rounded-lg border bg-surface px-3 py-2 text-sm smooth placeholder:text-soft hover:border-brand focus-visible:border-brand ${error ? "border-danger" : "border-line"}`;

type LabelledProps = { id: string; label: string; unit?: string; cell?: "first" | "below"; children: ReactNode };

function Labelled({ id, label, unit, cell, children }: LabelledProps) {
  const { language } = useControls().say;
  return (
    <div className={`min-w-0 ${cell ? "flex flex-col justify-end" : ""}`}>
      <label htmlFor={id} className={`mb-1 block text-xs text-soft ${cell === "below" ? "md:sr-only" : ""}`}>
        {label}
        {unit && (
          <>
            {language === "ar" ? "، " : ", "}
            <bdi className="whitespace-nowrap">{unit}</bdi>
          </>
        )}
      </label>
      {children}
    </div>
  );
}

type ViewProps = Cell & Pick<Props<Kind>, "hint" | "cell">;

/** A field for a number with its unit, and the value in inch-pound units below. An empty field shows the default, which is then used. */
export const NumberCell = <K extends Kind>({ kind, path, field, hint, cell }: Props<K>) => (
  <NumberView {...useCell(kind, path, field)} hint={hint} cell={cell} />
);

/** The views are memoized: each is rendered again only if its own field changes. */
const NumberView = memo(function NumberView(props: ViewProps) {
  const { id, name, label, typed, usual, value, error, set, field: known, hint, cell } = props;
  const { words } = useControls().say;
  const { unit, whole } = known as NumberField;
  const sign = unit && words.engineer.units[unit];
  const stepOf = (number: number) => (whole || Math.abs(number) >= 10 ? 1 : Math.abs(number) >= 1 ? 0.1 : 0.01);
  return (
    <Labelled id={id} label={label} unit={cell && sign} cell={cell}>
      <div className="relative">
        <input
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          placeholder={usual}
          onChange={(event) => set(event.target.value)}
          onKeyDown={stepByArrows(typed || usual, stepOf, set)}
          aria-describedby={notesOf(id, cell ? undefined : unit || hint, error)}
          aria-invalid={error ? true : undefined}
          className={`${look(error)} ${cell ? "max-md:px-2" : ""} ${sign && !cell ? "pe-14" : ""}`}
        />
        {sign && !cell && (
          <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-xs text-soft">
            <bdi>{sign}</bdi>
          </span>
        )}
      </div>
      {!cell && <InInchPound id={id} value={error ? undefined : value} unit={unit} hint={hint} />}
      <ErrorLine id={id}>{error}</ErrorLine>
    </Labelled>
  );
});

type InInchPoundProps = { id: string; value?: string | number; unit?: NumberField["unit"]; hint?: string };

function InInchPound({ id, value, unit, hint }: InInchPoundProps) {
  const { words } = useControls().say;
  const other = unit && typeof value === "number" ? inchPound(value, unit) : undefined;
  if (!other) return <Hint id={id}>{hint}</Hint>;
  return (
    <p id={`${id}-hint`} className="mt-1 text-xs text-soft">
      <bdi dir="ltr">
        {convertedText(other.value)} {words.engineer.inchPound[other.unit]}
      </bdi>
      {hint && <span className="block">{hint}</span>}
    </p>
  );
}

type ChoiceProps<K extends Kind> = Props<K> & {
  names: Readonly<Record<string, string>>;
  onChoose?: (value: string) => void;
};

/** A field for one of a few options. The default option has an empty value, so it still changes with the values on which it depends. */
export const ChoiceCell = <K extends Kind>({ kind, path, field, names, cell, onChoose }: ChoiceProps<K>) => (
  <ChoiceView {...useCell(kind, path, field)} {...{ names, cell, onChoose }} />
);

const ChoiceView = memo(function ChoiceView(props: Cell & Pick<ChoiceProps<Kind>, "names" | "cell" | "onChoose">) {
  const { id, name, label, typed, usual, error, set, field: known, names, cell, onChoose } = props;
  const { ids } = known as ChoiceField;
  const chosen = typed === usual ? "" : typed;
  return (
    <Labelled id={id} label={label} cell={cell}>
      <div className="relative">
        <select
          id={id}
          name={name}
          value={chosen}
          onChange={(event) => (onChoose ?? set)(event.target.value)}
          aria-describedby={notesOf(id, undefined, error)}
          aria-invalid={error ? true : undefined}
          className={`${look(error)} appearance-none pe-7 [font-family:inherit] ${chosen === "" ? "text-soft" : ""}`}
        >
          {chosen !== "" && !ids.includes(chosen) && <option value={chosen}>{chosen}</option>}
          {ids.map((one) => (
            <option key={one} value={one === usual ? "" : one}>
              {names[one] ?? one}
            </option>
          ))}
        </select>
        <svg
          aria-hidden
          viewBox="0 0 24 24"
          className="i pointer-events-none absolute end-2.5 top-1/2 size-4 -translate-y-1/2 text-soft"
        >
          <path d="m6 9 6 6 6-6" />
        </svg>
      </div>
      <ErrorLine id={id}>{error}</ErrorLine>
    </Labelled>
  );
});

export function TextCell<K extends Kind>({ kind, path, field, hint }: Props<K>) {
  const { id, name, label, typed, usual, error, set, field: known } = useCell(kind, path, field);
  return (
    <Labelled id={id} label={label}>
      <input
        id={id}
        name={name}
        autoComplete="off"
        maxLength={(known as TextField).longest}
        value={typed}
        placeholder={usual}
        onChange={(event) => set(event.target.value)}
        aria-describedby={notesOf(id, hint, error)}
        aria-invalid={error ? true : undefined}
        className={look(error)}
      />
      {hint && <Hint id={id}>{hint}</Hint>}
      <ErrorLine id={id}>{error}</ErrorLine>
    </Labelled>
  );
}

/** A hidden input with the length of a list. It is in the form only if the length differs from the default. */
export function CountField<K extends Kind>({ kind, path, field }: Props<K>) {
  const { id, name, typed, error } = useCell(kind, path, field);
  return (
    <>
      {typed && <input type="hidden" name={name} value={typed} />}
      <ErrorLine id={id}>{error}</ErrorLine>
    </>
  );
}
