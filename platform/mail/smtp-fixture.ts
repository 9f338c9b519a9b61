import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { portOf } from "#platform/http/port.ts";

/** How the test server behaves: it accepts mails ("takes"), or it fails in one of the other ways. */
export type Mood = "takes" | "451" | "530" | "550" | "hangs" | "hangs-at-data" | "drops" | "away";

/** For tests: a real SMTP server on loopback that fails in the way that the test asks for, and stores the mails that it accepted. */
export async function startSmtp() {
  const received: Email[] = [];
  /** The sender address in the envelope of each mail. */
  const senders: string[] = [];
  const refused = new Set<string>();
  let mood: Mood = "takes";
  let attempts = 0;
  const refusal = (code: number) => Object.assign(new Error("not now"), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 10,
    onMailFrom(_address, _session, done) {
      attempts += 1;
      if (/^\d/.test(mood)) return done(refusal(Number(mood)));
      if (mood !== "hangs") done();
    },
    onRcptTo({ address }, _session, done) {
      done(refused.has(address) ? refusal(550) : undefined);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => {
        if (mood === "drops") hangUp(session.id);
        chunks.push(chunk);
      });
      stream.on("end", async () => {
        if (mood === "drops" || mood === "hangs-at-data") return;
        received.push(await PostalMime.parse(Buffer.concat(chunks)));
        if (session.envelope.mailFrom) senders.push(session.envelope.mailFrom.address);
        done();
      });
    },
  });
  const connections = () => [...server.connections] as { id: string; _socket: { destroy(): void } }[];
  const hangUp = (id: string) => {
    for (const connection of connections()) if (connection.id === id) connection._socket.destroy();
  };
  server.on("error", () => {}); // This error occurs when a client's connection was cut.
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const port = portOf(server.server);
  return {
    received,
    senders,
    attempts: () => attempts,
    url: `smtp://127.0.0.1:${port}`,
    /** Answers 550 for this recipient, and for no other. */
    refuse: (address: string) => void refused.add(address),
    async turn(to: Mood) {
      for (const { id } of connections()) hangUp(id);
      const wasAway = mood === "away";
      mood = to;
      if (to === "away") await new Promise<void>((resolve) => server.server.close(() => resolve()));
      else if (wasAway) await new Promise<void>((resolve) => void server.server.listen(port, "127.0.0.1", resolve));
    },
    async close() {
      for (const { id } of connections()) hangUp(id);
      if (mood !== "away") await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
