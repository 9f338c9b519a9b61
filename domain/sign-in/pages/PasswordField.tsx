import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useT } from "#site/i18n/t.ts";
import { controlClasses, ErrorLine, Hint, notesOf } from "#site/ui/controls/FieldParts.tsx";

type Props = Omit<ComponentProps<"input">, "type"> & { id: string; label: string; hint?: string; error?: string };

/** A password field with a button that shows the text. It allows pasting and password managers. */
export function PasswordField({ id, label, hint, error, ...control }: Props) {
  const t = useT("auth");
  const [shown, setShown] = useState(false);
  const Mark = shown ? EyeOff : Eye;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {/* Passwords are typed left to right, also in Arabic. The button therefore always stands at the end of the text. */}
      <div dir="ltr" className="relative">
        <input
          id={id}
          type={shown ? "text" : "password"}
          required
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={notesOf(id, hint, error)}
          aria-invalid={error ? true : undefined}
          className={`${controlClasses(error)} pe-14`}
          {...control}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-controls={id}
          aria-label={t(shown ? "fields.hide" : "fields.show")}
          title={t(shown ? "fields.hide" : "fields.show")}
          onClick={() => setShown(!shown)}
          className="absolute end-1 top-1 grid size-11 place-items-center rounded-lg text-soft hover:text-brand"
        >
          <Mark size={20} aria-hidden />
        </button>
      </div>
      <Hint id={id}>{hint}</Hint>
      <ErrorLine id={id}>{error}</ErrorLine>
    </div>
  );
}
