import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { createServer as createSecureServer } from "node:tls";
import { portOf } from "#platform/http/port.ts";
import type { Mailbox } from "#platform/mail/mailbox-address.ts";

interface Stored {
  uid: number;
  raw: Buffer;
  at?: number;
  /** The size that the server reports, if it is not the true size. */
  size?: number;
}

/**
 * For tests: starts a local IMAP server with one inbox. It knows only the parts of IMAP4rev1 that a reader needs. If a certificate is
 * given, it uses TLS.
 */
export async function startImap(certificate?: { cert: string; key: string | Buffer }) {
  const imap = {
    uidValidity: 7,
    mails: [] as Stored[],
    /** The commands that the server got, without their tags. */
    asked: [] as string[],
    /** A function that answers a command in place of the server. It returns true if it did so. */
    instead: undefined as undefined | ((socket: Socket, command: string) => boolean),
    add(...raws: Buffer[]) {
      for (const raw of raws) imap.mails.push({ uid: (imap.mails.at(-1)?.uid ?? 0) + 1, raw });
    },
  };
  const sockets = new Set<Socket>();
  const server = certificate ? createSecureServer(certificate, serve) : createServer(serve);
  function serve(socket: Socket) {
    sockets.add(socket.on("close", () => sockets.delete(socket)).on("error", () => {}));
    socket.setNoDelay(true);
    let rest = "";
    socket.write("* OK ready\r\n");
    socket.on("data", (chunk) => {
      const lines = (rest + chunk.toString("latin1")).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) answer(socket, line);
    });
  }
  function answer(socket: Socket, line: string) {
    const [tag = "", ...words] = line.split(" ");
    const command = words.join(" ");
    imap.asked.push(command);
    if (imap.instead?.(socket, command)) return;
    const done = (text = "done", code = "OK") => socket.write(`${tag} ${code} ${text}\r\n`);
    const name = words
      .slice(0, words[0] === "UID" ? 2 : 1)
      .join(" ")
      .toLowerCase();
    const answers: Record<string, () => unknown> = {
      capability: () => socket.write("* CAPABILITY IMAP4rev1\r\n"),
      login: () => {},
      noop: () => {},
      logout: () => socket.write("* BYE\r\n"),
      list: () => socket.write(/INBOX/.test(command) ? '* LIST () "/" INBOX\r\n' : '* LIST (\\Noselect) "/" ""\r\n'),
      lsub: () => {},
      examine: () => {
        const next = (imap.mails.at(-1)?.uid ?? 0) + 1;
        socket.write(`* ${imap.mails.length} EXISTS\r\n* 0 RECENT\r\n* FLAGS (\\Seen)\r\n`);
        socket.write(`* OK [UIDVALIDITY ${imap.uidValidity}] ok\r\n* OK [UIDNEXT ${next}] ok\r\n`);
      },
      "uid search": () => socket.write(`* SEARCH ${search(command).join(" ")}\r\n`),
      "uid fetch": () => fetch(socket, Number(words[2]), command),
    };
    if (!Object.hasOwn(answers, name)) return done("unknown", "BAD");
    answers[name]?.();
    return done(name === "examine" ? "[READ-ONLY] done" : "done");
  }
  function search(command: string) {
    const [, from = 1, to = "*"] = /UID (\d+)(?::(\d+|\*))?/.exec(command.slice(4)) ?? [];
    const since = Date.parse(/SINCE "?([\w-]+)/.exec(command)?.[1] ?? "1970-01-01");
    const last = imap.mails.at(-1)?.uid;
    return imap.mails
      .filter(
        ({ uid, at = Date.now() }) =>
          at >= since && (to === "*" ? uid >= +from || uid === last : uid >= +from && uid <= +to),
      )
      .map(({ uid }) => uid);
  }
  function fetch(socket: Socket, uid: number, command: string) {
    const index = imap.mails.findIndex((mail) => mail.uid === uid);
    const mail = imap.mails[index];
    if (!mail) return;
    const head = `* ${index + 1} FETCH (UID ${uid} RFC822.SIZE ${mail.size ?? mail.raw.length}`;
    if (!/BODY/.test(command)) return socket.write(`${head})\r\n`);
    const isHead = /BODY\.PEEK\[HEADER\]/.test(command);
    const sent = isHead ? mail.raw.subarray(0, mail.raw.indexOf("\r\n\r\n") + 4) : mail.raw;
    socket.write(`${head} BODY[${isHead ? "HEADER" : ""}] {${sent.length}}\r\n`);
    socket.write(sent);
    socket.write(")\r\n");
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const secure = certificate !== undefined;
  const mailbox: Mailbox = { host: "127.0.0.1", port: portOf(server), secure, user: "in", password: "secret" };
  return Object.assign(imap, {
    mailbox,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
