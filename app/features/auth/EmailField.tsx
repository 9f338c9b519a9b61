import type { ComponentProps } from "react";
import { useT } from "#app/i18n/t.ts";
import { Field } from "#app/ui/controls/Field.tsx";

type Props = Partial<ComponentProps<typeof Field>> & { id: string };

/** Password managers take this field as the user name. */
export function EmailField(props: Props) {
  const t = useT("auth");
  return (
    <Field
      name="email"
      type="email"
      label={t("fields.email")}
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      required
      maxLength={254}
      {...props}
    />
  );
}
