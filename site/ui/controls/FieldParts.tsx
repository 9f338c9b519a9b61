/** The classes of a field. Its border shows an error. */
export const controlClasses = (error: string | undefined) =>
  `block w-full rounded-xl border bg-surface px-4 py-3 text-base smooth placeholder:text-soft hover:border-brand focus-visible:border-brand ${error ? "border-danger" : "border-field"}`;

/** Returns the ids of the hint and of the error of a field. */
export const notesOf = (id: string, hint?: string, error?: string) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;

export function LabelText({ label, optional }: { label: string; optional?: string }) {
  return (
    <>
      {label}
      {optional && <span className="font-normal text-soft"> ({optional})</span>}
    </>
  );
}

export function Hint({ id, children }: { id: string; children?: string }) {
  return (
    children && (
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-soft">
        {children}
      </p>
    )
  );
}

/** The line exists even when there is no error, so that screen readers announce an error when it appears. */
export function ErrorLine({ id, children }: { id: string; children?: string }) {
  return (
    <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-semibold text-danger empty:hidden">
      {children}
    </p>
  );
}
