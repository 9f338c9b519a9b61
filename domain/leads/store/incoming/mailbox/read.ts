import type { ImapFlow, SearchObject } from "imapflow";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { maxMail } from "#platform/http/mail-hook.ts";
import { currentTime, uptime } from "#platform/machine/time.ts";
import { timeoutSignal } from "#platform/machine/timers.ts";
import type { Mailbox } from "#platform/mail/mailbox-address.ts";
import { keyOf } from "#platform/mail/mailbox-address.ts";
import { log } from "#platform/process/log.ts";
import { codeOf } from "#platform/process/start-error.ts";
import { keepHead, keepMail } from "../keep.ts";
import { noteEnd, noteRead, type Progress, type ReadPosition, takeMailbox } from "./progress.ts";

const day = 86_400_000;
const twoMinutes = 120_000;
/**
 * How far back we read if the mailbox is new to us, or if the server has given new numbers to its mails. It is shorter than the time for
 * which raw mails are kept, because these are needed to recognise a mail that was stored before.
 */
const back = 25 * day;
/** No further mail is begun when this part of the time has passed. The remaining mails are read the next time. */
const part = 0.8;

interface Options {
  now?(): number;
  /** The shortest time between two reads by any process, in milliseconds. */
  every?: number;
  /** Reading is given up after this time, in milliseconds. */
  patience?: number;
  signal?: AbortSignal;
  keep?(db: Kysely<Database>, raw: Buffer): Promise<unknown>;
}

/**
 * Reads the new mails in the inbox. It changes nothing there. A mail counts as read only when it has been stored. Returns false if another
 * process is reading the mailbox.
 */
export async function readMailbox(db: Kysely<Database>, mailbox: Mailbox, options: Options = {}): Promise<boolean> {
  const { now = currentTime, every = 50_000, patience = twoMinutes, signal } = options;
  const progress = await takeMailbox(db, keyOf(mailbox), every, now());
  if (!progress) return false;
  const connection = await connectionTo(mailbox, patience);
  const limits = AbortSignal.any([timeoutSignal(patience), ...(signal ? [signal] : [])]);
  let end: number | undefined;
  try {
    limits.throwIfAborted();
    await within(limits, takeNew(db, connection, progress, options));
    end = now();
  } finally {
    connection.client.close();
    await noteEnd(db, progress, end);
  }
  return true;
}

interface Connection {
  client: ImapFlow;
  /** The reason why the connection ended. A command that was waiting for its answer gets an error without this reason. */
  failure?: Error;
}

/** Makes the connection. The library is imported here, so that it is loaded only if a mailbox is set up. */
async function connectionTo({ host, port, secure, user, password }: Mailbox, patience: number): Promise<Connection> {
  const { ImapFlow } = await import("imapflow");
  const client = new ImapFlow({
    ...{ host, port, secure, auth: { user, pass: password } },
    // Only a server on this machine may be used without TLS. It does not offer STARTTLS either.
    ...(!secure && { doSTARTTLS: false }),
    ...{ logger: false, disableAutoIdle: true, disableCompression: true },
    ...{ connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience },
    ...{ maxLineLength: 1024 * 1024, maxLiteralSize: maxMail, maxResponseSize: maxMail + 1024 * 1024 },
  });
  const connection: Connection = { client };
  client.on("error", (failure: Error) => {
    connection.failure = failure;
  });
  return connection;
}

function within<T>(limits: AbortSignal, work: Promise<T>): Promise<T> {
  work.catch(() => {}); // The work may fail after its time is over, when nobody waits for it any more.
  const late = new Promise<never>((_, reject) => {
    limits.addEventListener("abort", () => reject(new Error("The mailbox did not answer in time")), { once: true });
  });
  return Promise.race([work, late]);
}

async function takeNew(
  db: Kysely<Database>,
  connection: Connection,
  progress: Progress,
  options: Options,
): Promise<void> {
  const { client } = connection;
  const end = uptime() + part * (options.patience ?? twoMinutes);
  await client.connect();
  const lock = await client.getMailboxLock("INBOX", { readOnly: true });
  try {
    if (!client.mailbox) throw new Error("There is no inbox");
    const { uidValidity: validity, uidNext } = client.mailbox;
    const since = new Date((options.now ?? currentTime)() - back);
    const { fresh, older, at } = await toRead(client, progress, String(validity), uidNext, since);
    for (const [index, uid] of [...fresh, ...older].entries()) {
      if (index > 0 && uptime() > end) return await noteRead(db, progress, at);
      const passed = uid > at.lastUid ? { ...at, lastUid: uid } : { ...at, downTo: uid };
      const kept = await takeOne(db, connection, progress, uid, passed, options);
      Object.assign(at, passed, { mailAt: (options.now ?? currentTime)() });
      // After a crash, a mail that is not ours may simply be read again. So its number is not worth a write to the database.
      if (kept !== "kept out") await noteRead(db, progress, at);
    }
    await noteRead(db, progress, { ...at, downTo: null });
  } finally {
    lock.release();
  }
}

/**
 * Finds the new mails, in order. If the mailbox is new to us, or its mails have new numbers, it also finds older mails, the newest first.
 * New mails are read before these, so a customer who writes now does not wait for a month of old mails.
 */
async function toRead(client: ImapFlow, progress: Progress, uidValidity: string, uidNext: number, since: Date) {
  const isKnown = uidValidity === progress.uidValidity;
  const lastUid = isKnown ? progress.lastUid : Math.max(0, uidNext - 1);
  const downTo = isKnown ? progress.downTo : lastUid + 1;
  const search = async (criteria: SearchObject) =>
    ((await client.search(criteria, { uid: true })) || []).toSorted(upwards);
  const found = await search({ uid: `${lastUid + 1}:*` });
  const older = downTo === null || downTo <= 1 ? [] : await search({ uid: `1:${downTo - 1}`, since });
  return {
    // The search `n:*` always returns the last mail of the mailbox, even if its number is smaller than n.
    fresh: found.filter((uid) => uid > lastUid),
    older: older.reverse(),
    at: { uidValidity, lastUid, downTo },
  };
}

const upwards = (one: number, other: number) => one - other;

async function takeOne(
  db: Kysely<Database>,
  connection: Connection,
  progress: Progress,
  uid: number,
  passed: ReadPosition,
  { now = currentTime, keep = keepMail }: Options,
): Promise<unknown> {
  const { client } = connection;
  // The result is undefined if the mail has been deleted meanwhile.
  const said = (await client.fetchOne(String(uid), { size: true, headers: true }, { uid: true })) || undefined;
  const { size = 0, headers = Buffer.alloc(0) } = said ?? {};
  const tooLarge = (bytes: number) => {
    log("warn", { event: "mail-too-large" });
    return keepHead(db, headers, bytes, "", now());
  };
  if (size > maxMail) return tooLarge(size);
  if (!said) return undefined;
  const mail = await client.fetchOne(String(uid), { source: true }, { uid: true }).catch(async (error: unknown) => {
    // The mail is larger than the server said, and fetching it ends the connection. So it is noted as read. Otherwise every later read
    // would fail at this mail.
    if (/TooLarge$/.test(codeOf(connection.failure))) {
      await tooLarge(maxMail);
      await noteRead(db, progress, passed);
    }
    throw connection.failure ?? error;
  });
  const raw = mail ? mail.source : undefined;
  return raw && keep(db, raw);
}
