import type { Attachment, Email } from "postal-mime";
import type { ParsedMail } from "./types.ts";

const headerOf = ({ headers }: Email, name: string): string =>
  headers
    .find(({ key }) => key === name)
    ?.value.trim()
    .toLowerCase() ?? "";

/**
 * Tells whether a program wrote the mail. It reads the headers by which programs ask for no answer (RFC 3834, and headers that are older
 * than it).
 */
export function isAutomatic(mail: Email): boolean {
  const said = (name: string) => headerOf(mail, name);
  return (
    !["", "no"].includes(said("auto-submitted").split(";", 1)[0]?.trim() ?? "") ||
    /^(?:bulk|list|junk|auto_reply)\b/.test(said("precedence")) ||
    ["x-autoreply", "x-autorespond", "list-id", "list-unsubscribe", "x-failed-recipients"].some((name) => said(name)) ||
    /^<\s*>$/.test(said("return-path")) ||
    /^(?:mailer-daemon|postmaster)@/i.test(mail.from?.address ?? "")
  );
}

const textOf = ({ content }: Attachment) =>
  typeof content === "string" ? content : new TextDecoder().decode(content.slice(0, 20_000));

/** Reads the report of another mail server on the delivery of a mail (RFC 3464). A report of a delay is not a failure. */
export function reportOf({ attachments }: Email): ParsedMail["report"] {
  const status = attachments.find(({ mimeType }) => mimeType === "message/delivery-status");
  if (!status) return undefined;
  const text = textOf(status).replace(/\r?\n[ \t]+/g, " ");
  const field = (name: string) => new RegExp(`^${name}\\s*:\\s*(.*)$`, "im").exec(text)?.[1]?.trim() ?? "";
  const diagnosis = field("Diagnostic-Code").replace(/^[\w-]+\s*;\s*/, "");
  const code = field("Status");
  return {
    failed: field("Action").toLowerCase() === "failed",
    error: diagnosis.startsWith(code) ? diagnosis : [code, diagnosis].filter(Boolean).join(" "),
  };
}
