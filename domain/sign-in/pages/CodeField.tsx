import type { ComponentProps } from "react";
import { useT } from "#site/i18n/t.ts";
import { controlClasses, ErrorLine, notesOf } from "#site/ui/controls/FieldParts.tsx";

type Props = ComponentProps<"input"> & { id: string; error?: string; label?: string };

/** Asks for six digits. Phones suggest the code from the mail or text message. */
export function CodeField({ id, error, label, ...control }: Props) {
  const t = useT("auth");
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label ?? t("fields.code")}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
        spellCheck={false}
        aria-describedby={notesOf(id, undefined, error)}
        aria-invalid={error ? true : undefined}
        className={`${controlClasses(error)} text-center text-xl font-semibold tracking-[0.3em] tabular-nums`}
        {...control}
      />
      <ErrorLine id={id}>{error}</ErrorLine>
    </div>
  );
}
