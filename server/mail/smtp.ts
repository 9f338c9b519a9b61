import { createTransport } from "nodemailer";
import type { Mail } from "./types.ts";

export interface Smtp {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Connections are pooled; a silent server is given up long before the lease of the message ends. */
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
      // Both a part of its own, for the buttons of mail programs, and an attachment.
      const icalEvent = calendar && { ...calendar, filename: "visit.ics" };
      const envelope = returnPath && { from: returnPath, to };
      const headers = { icalEvent, to: { name: "", address: to }, messageId: `<${messageId}>` };
      await transport.sendMail({ ...mail, ...headers, ...(envelope && { envelope }) });
    },
    close: () => transport.close(),
  };
}
