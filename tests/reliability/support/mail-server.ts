import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { portOf } from "#platform/http/port.ts";

/** A mail server that accepts everything and records the Message-IDs in their order. `beforeAnswer` may delay its answer to a mail. */
export async function startMailServer(beforeAnswer: () => Promise<void> | undefined = () => undefined) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      void text(stream).then(async (mail) => {
        received.push(/^message-id: (.+)$/im.exec(mail)?.[1]?.trim() ?? "none");
        await beforeAnswer();
        done();
      }, done);
    },
  });
  server.on("error", () => {}); // This error occurs when the site was killed while it sent a mail.
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const port = portOf(listening);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}
