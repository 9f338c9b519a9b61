import type { ComponentProps } from "react";
import { useT } from "#site/i18n/t.ts";
import { Field } from "#site/ui/controls/Field.tsx";

type Props = Partial<ComponentProps<typeof Field>> & { id: string; withPasskeys?: boolean };

/** A field for the email address. Password managers take it as the user name. With passkeys, the browser offers them in this field too. */
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
