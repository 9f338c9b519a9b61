import type { ComponentProps } from "react";
import { useLanguage } from "#app/i18n/t.ts";
import { href } from "#app/site/links.ts";
import { Button } from "#app/ui/primitives/Button.tsx";

/** A native form: the server ends the session and tells the browser to clear everything it stored of it. */
export function SignOut(props: Omit<ComponentProps<typeof Button>, "type">) {
  return (
    <form method="post" action={href("/admin/leave", useLanguage())}>
      <Button type="submit" {...props} />
    </form>
  );
}
