import type { AuthMessage } from "@site/auth-server/context.ts";
import type { Mail, MailKind, Outbox } from "./backend.ts";

/** Gives access to the messages that the server has passed on for sending. */
export function outboxOf(messages: AuthMessage[]): Outbox {
  const mails = (to: string) => messages.filter((message) => message.kind !== "sms" && message.to === to);
  return {
    newest: async (to, kind) => {
      const found = mails(to).findLast((message) => kindOf(message) === kind);
      if (!found) throw new Error(`No ${kind} was sent to ${to}: ${mails(to).map(kindOf).join(", ") || "nothing was"}`);
      return mailOf(found.link, found.code);
    },
    count: (to) => mails(to).length,
    sms: (phone) => messages.findLast(({ kind, to }) => kind === "sms" && to.replace(/^\+/, "") === phone)?.code ?? "",
  };
}

const kindOf = ({ kind }: AuthMessage) => kind.replace(/_(current|new|password)$/, "") as MailKind;

export function mailOf(link = "", code = ""): Mail {
  const query = URL.parse(link)?.searchParams;
  const token = query?.get("token") ?? query?.get("token_hash") ?? "";
  return { link, code, token, type: query?.get("type") ?? "", redirectTo: query?.get("redirect_to") ?? null };
}
