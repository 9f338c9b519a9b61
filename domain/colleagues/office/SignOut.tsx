import { href } from "@site/ground/site-map/links.ts";
import type { ComponentProps, FormEvent } from "react";
import { useLanguage } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { clearButReports, hasReports } from "./clear-phone.ts";

/**
 * The form to sign out. It works without a script: the server ends the session, and tells the browser to delete everything that it has
 * stored.
 */
export function SignOut(props: Omit<ComponentProps<typeof Button>, "type">) {
  return (
    <form method="post" action={href("/admin/leave", useLanguage())} onSubmit={leave}>
      <Button type="submit" {...props} />
    </form>
  );
}

async function leave(event: FormEvent<HTMLFormElement>) {
  const form = event.currentTarget;
  event.preventDefault();
  if (await hasReports().catch(() => false)) await clearButReports(form);
  form.submit();
}
