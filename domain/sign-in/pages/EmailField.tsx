import type { ComponentProps } from "react";
import { useT } from "#site/i18n/t.ts";
import { Field } from "#site/ui/controls/Field.tsx";

type Props = Partial<ComponentProps<typeof Field>> & { id: string; withPasskeys?: boolean };

/** Password managers take this field as the user name. With passkeys, the browser also offers them at this field. */
export function EmailField({ withPasskeys, ...props }: Props) {
  const t = useT("auth");
  return (
    <Field
      name="email"
      type="email"
      label={t("fields.email")}
      autoComplete={withPasskeys ? "username webauthn" : "username"}
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
