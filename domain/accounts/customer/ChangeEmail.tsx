import { href } from "@site/ground/site-map/links.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import * as z from "zod/mini";
import {
  Address,
  EmailField,
  fieldsIn,
  Send,
  StatusMessage,
  Trouble,
  useAction,
  useAuth,
  useAuthForm,
  useMailed,
  useSecondsUntil,
  Words,
} from "#domain/sign-in/index.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";

export function ChangeEmail() {
  const t = useT("account");
  const { user } = useAuth();
  const awaited = user?.new_email;
  return (
    <>
      <p>{Address(user?.email ?? "")}</p>
      <StatusMessage>
        {awaited && <Words text={t("profile.awaited", { email: awaited })} parts={[Address]} />}
      </StatusMessage>
      {awaited && <MailAgain key={awaited} email={awaited} />}
      <NewAddress send={t("profile.changeEmail")} />
    </>
  );
}

/** The form for another email address. The link in the mail to that address leads to `page`. */
export function NewAddress({ send, page }: { send: string; page?: PageId }) {
  const t = useT("account");
  const change = useChange(page);
  const { email } = fieldsIn(useT("auth"));
  const { field, problem, busy, submit } = useAuthForm(z.object({ email }), (values) => change(values.email));
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Trouble problem={problem} />
      <EmailField id="email" label={t("profile.newEmail")} autoComplete="email" {...field("email")} />
      <div>
        <Send busy={busy} wide={false} look="outline">
          {send}
        </Send>
      </div>
    </form>
  );
}

/** The button that sends the mails again, by repeating the change to the same email address. */
export function MailAgain({ email, page }: { email: string; page?: PageId }) {
  const words = useT("auth");
  const { mailIntervalMs, user } = useAuth();
  const sentAt = Date.parse(user?.email_change_sent_at ?? "") || 0;
  const change = useChange(page);
  const wait = useSecondsUntil(sentAt + mailIntervalMs);
  const again = useAction(() => change(email));
  return (
    <div className="grid gap-3">
      <Trouble problem={again.problem} />
      <StatusMessage>{again.done && words("checkMail.sentAgain")}</StatusMessage>
      <Button
        look="quiet"
        className="justify-self-start"
        disabled={wait > 0}
        aria-disabled={again.busy || undefined}
        onClick={() => again.run()}
      >
        {wait > 0 ? words("checkMail.againIn", { count: wait }) : words("checkMail.again")}
      </Button>
    </div>
  );
}

function useChange(page: PageId = "/account/profile") {
  const language = useLanguage();
  const { auth } = useAuth();
  const { redirect } = useMailed();
  return (email: string) => auth().updateUser({ email }, { emailRedirectTo: redirect(href(page, language)) });
}
