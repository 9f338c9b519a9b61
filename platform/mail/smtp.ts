import { createTransport } from "nodemailer";
import { DeliveryRefusal } from "#platform/outbox/types.ts";
import type { Mail } from "./types.ts";

export interface Smtp {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/**
 * Tells whether the server refused the sender, the recipient or the text permanently (reply code 5yz, RFC 5321). An error of the connection
 * or the sign-in (530) does not count, because its cause is our settings and not this mail.
 */
const isRefusal = (error: unknown): error is Error => {
  if (!(error instanceof Error)) return false;
  const { code, permanent, responseCode }: SmtpError = error;
  return permanent === true && (code === "EENVELOPE" || code === "EMESSAGE") && responseCode !== 530;
};

/** The error as nodemailer throws it. nodemailer's published types are out of date. */
type SmtpError = Error & { code?: string; permanent?: boolean; responseCode?: number };

/** Opens a pool of connections. A server that does not answer is given up long before the lease of the message ends. */
export function openSmtp(url: string, patience = 15_000): Smtp {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: 2 * patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, to, calendar, returnPath, ...mail }) {
      // The calendar is sent twice: as a part of the mail, for which mail programs show buttons, and as an attachment.
      const icalEvent = calendar && { ...calendar, filename: "visit.ics" };
      const envelope = returnPath && { from: returnPath, to };
      const headers = { icalEvent, to: { name: "", address: to }, messageId: `<${messageId}>` };
      try {
        await transport.sendMail({ ...mail, ...headers, ...(envelope && { envelope }) });
      } catch (error) {
        throw isRefusal(error) ? new DeliveryRefusal(error.message, { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}
