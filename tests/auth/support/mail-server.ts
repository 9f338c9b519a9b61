import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { portOf } from "#platform/http/port.ts";

export interface Letter {
  to: string[];
  subject: string;
  text: string;
  code: string;
  /** The parameters of the link to the page that confirms an address. */
  tokenHash: string;
  type: string;
  /** The message as it was received. */
  raw: string;
}

/** A mail server for tests. It collects the mails that were really sent, and parses them as a mail program does. */
export async function startMailServer() {
  const letters: Letter[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      void buffer(stream)
        .then((raw) => read(raw, to))
        .then((letter) => {
          letters.push(letter);
          for (const wake of waiting) wake();
          done();
        }, done);
    },
  });
  server.on("error", () => {}); // This error occurs when the site was killed while it sent a mail.
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const find = (to: string, after: number) =>
    letters.findLast((letter, index) => index >= after && letter.to.includes(to));
  return {
    url: `smtp://127.0.0.1:${portOf(listening)}`,
    /** Returns the number of mails so far. Pass it to `next` as `after`, to wait for a later mail. */
    count: () => letters.length,
    all: () => letters,
    async next(to: string, after = 0): Promise<Letter> {
      const { promise, resolve, reject } = Promise.withResolvers<Letter>();
      const look = () => {
        const letter = find(to, after);
        if (letter) resolve(letter);
      };
      const patience = setTimeout(() => reject(new Error(`No letter came to ${to}`)), 15_000);
      waiting.add(look);
      look();
      return promise.finally(() => {
        clearTimeout(patience);
        waiting.delete(look);
      });
    },
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}

async function read(raw: Buffer, to: string[]): Promise<Letter> {
  const { subject = "", text = "" } = await PostalMime.parse(raw);
  const link = URL.parse(/https?:\/\/\S*token_hash=[^\s>)\]]+/.exec(text)?.[0] ?? "")?.searchParams;
  return {
    to,
    subject,
    text,
    code: /(?<![\w-])\d{6}(?![\w-])/.exec(text)?.[0] ?? "",
    tokenHash: link?.get("token_hash") ?? "",
    type: link?.get("type") ?? "",
    raw: raw.toString("latin1"),
  };
}
