import { useT } from "#site/i18n/t.ts";
import { ChangePassword } from "./ChangePassword.tsx";
import { Factors } from "./Factors.tsx";
import { Head } from "./Head.tsx";
import { LinkedMethods } from "./LinkedMethods.tsx";
import { Passkeys } from "./Passkeys.tsx";
import { Sessions } from "./Sessions.tsx";

export function Security() {
  const t = useT("account");
  return (
    <>
      <Head title={t("security.title")} />
      <ChangePassword />
      <Passkeys />
      <Factors />
      <LinkedMethods />
      <Sessions />
    </>
  );
}
