import { useState } from "react";
import { useLanguage } from "#site/i18n/t.ts";
import { useAuth } from "./AuthProvider.tsx";
import { withNext } from "./next.ts";
import { clearPending } from "./pending-mail.ts";
import { useGoOn } from "./useGoOn.ts";

export const linkTypes = ["signup", "signup_password", "magiclink", "recovery", "invite", "email_change"] as const;

/** The parameters of the link in a mail. `email` is the address of the account. */
export interface MailedLink {
  type: (typeof linkTypes)[number];
  hash: string;
  email: string;
  /** The id of the account, if the account has no email address yet. */
  account?: string;
  next: string;
}

/** Confirms the link and continues. The outcome `half` means that the link in the mail to the other email address must be opened too. */
export function useConfirm({ type, hash, next }: MailedLink) {
  const language = useLanguage();
  const { auth } = useAuth();
  const goOn = useGoOn();
  const [outcome, setOutcome] = useState<"half" | "expired">();
  async function confirm() {
    const kind = type === "signup_password" ? "signup" : type;
    const { data, error } = await auth().verifyOtp({ token_hash: hash, type: kind });
    if (error?.code === "otp_expired") return void setOutcome("expired");
    if (error) return { error };
    if (!data.session) return void setOutcome("half");
    clearPending();
    await goOn(
      ["recovery", "invite", "signup_password"].includes(type) ? withNext("/reset-password", language, next) : next,
    );
  }
  return { outcome, confirm };
}
