import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { alikeOn, places } from "#platform/db/fixture.ts";
import { newId } from "#platform/db/ids.ts";
import { mailboxAt } from "#platform/mail/mailbox-address.ts";
import * as environment from "#platform/process/env.ts";
import { setLogLevel } from "#platform/process/log.ts";
import { aLead, leadsIn } from "../../fixture.ts";
import { readLead } from "../../read.ts";
import { keepMail } from "../keep.ts";
import { placeMail } from "../place.ts";
import { head, plainPart } from "../raw.fixture.ts";
import { replyAddress } from "../reply-address.ts";
import { certificateFor } from "./certificate.fixture.ts";
import { startImap } from "./fixture.ts";
import { lease } from "./progress.ts";
import { readMailbox } from "./read.ts";
import { watchMailbox } from "./watch.ts";

const host = "www.windtower.example";
const day = 86_400_000;
const mega = 1024 * 1024;
const here = [127, 0, 0, 1] as const;

describe.each(places)("the mailbox for answers, on %s", (name, make) => {
  const it = alikeOn(name);
  const leads = leadsIn(make);
  let imap: Awaited<ReturnType<typeof startImap>>;
  let request: string;
  let to: string;
  beforeEach(async () => {
    setLogLevel("silent");
    vi.spyOn(environment, "env").mockReturnValue({ ...environment.parseEnv({}), SITE_URL: `https://${host}` });
    imap = await startImap();
    request = await leads.add(aLead);
    to = (await replyAddress(leads.db, request, "reply+*@in.windtower.example")) ?? "";
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    setLogLevel("info");
    await imap.stop();
  });

  const mail = (words: string, more = "") =>
    Buffer.from(`${head({ to, id: `${newId()}@mail.example` })}${plainPart(words)}${more}`);
  const read = (options: Parameters<typeof readMailbox>[2] = {}, mailbox = imap.mailbox) =>
    readMailbox(leads.db, mailbox, { every: 0, patience: 20_000, ...options });
  async function said() {
    const waiting = leads.db.selectFrom("incoming_mails").select("id").where("state", "=", "waiting").orderBy("id");
    for (const { id } of await waiting.execute()) {
      const message = leads.db.selectFrom("outbox").select("payload").where("payload", "like", `%${id}%`);
      const payload = JSON.parse((await message.executeTakeFirstOrThrow()).payload);
      await placeMail(leads.db, id, { dueFrom: () => 9, payload });
    }
    const events = (await readLead(leads.db, request))?.events ?? [];
    return events.flatMap((event) => (event.kind === "message" ? [event.data.text || event.data.mail?.notTaken] : []));
  }
  const progress = () => leads.db.selectFrom("mailbox_reads").selectAll().executeTakeFirstOrThrow();

  it("is read by UID, each mail once, and nothing in it is changed", async () => {
    imap.add(...Array.from({ length: 201 }, () => Buffer.from("From: a@b.example\r\n\r\nnot ours")));
    imap.add(mail("one"), mail("two"));
    expect(await read()).toBe(true);
    expect(await said()).toEqual(["two", "one"]);
    imap.asked = [];
    await read();
    expect(imap.asked.filter((command) => /FETCH/.test(command))).toEqual([]);
    imap.add(mail("three"));
    await read();
    expect(await said()).toEqual(["two", "one", "three"]);
    const verbs = new Set(imap.asked.map((command) => command.replace(/^UID /, "").split(" ")[0]));
    const reading = ["CAPABILITY", "LOGIN", "LIST", "LSUB", "EXAMINE", "SEARCH", "FETCH", "NOOP", "LOGOUT"];
    expect([...verbs].filter((verb) => !reading.includes(verb ?? ""))).toEqual([]);
    expect(imap.asked.filter((command) => /BODY\[/.test(command))).toEqual([]);
    expect(await progress()).toMatchObject({ uid_validity: "7", last_uid: 204, down_to: null, locked_until: 0 });
  });

  it("may give its mails new numbers: no mail is read twice, and old mails are not read", async () => {
    imap.add(mail("one"), mail("two"));
    await read();
    imap.uidValidity = 8;
    imap.mails = imap.mails.map((stored, index) => ({ ...stored, uid: index + 100 }));
    imap.add(mail("three"));
    imap.mails.unshift({ uid: 5, raw: mail("a month old"), at: Date.now() - 31 * day });
    await read();
    expect(await said()).toEqual(["two", "one", "three"]);
    expect(await progress()).toMatchObject({ uid_validity: "8", last_uid: 102, down_to: null });
  });

  it("loses nothing if the process ends between fetching and storing, or between storing and noting", async () => {
    imap.add(mail("one"), mail("two"), mail("three"));
    const ends = () => Promise.reject(new Error("killed"));
    await expect(read({ keep: ends })).rejects.toThrow("killed");
    expect(await progress()).toMatchObject({ last_uid: 0, read_at: null, mail_at: null });
    let stored = 0;
    const stores = async (db: Parameters<typeof keepMail>[0], raw: Buffer) => {
      await keepMail(db, raw);
      stored += 1;
      if (stored === 2) await ends();
    };
    await expect(read({ keep: stores })).rejects.toThrow("killed");
    expect(await progress()).toMatchObject({ last_uid: 3, down_to: 3 });
    imap.add(mail("four"));
    await read();
    expect(await said()).toEqual(["three", "two", "four", "one"]);
    expect(await progress()).toMatchObject({ last_uid: 4, down_to: null, read_at: expect.any(Number) });
  });

  it("stores only that a mail came if it is too large, even if the server reports another size", async () => {
    const large = () => mail("large", "x".repeat(11 * mega));
    imap.add(mail("one"), large(), mail("two"));
    await read();
    const first = ["two", { why: "size", megabytes: 12 }, "one"];
    expect(await said()).toEqual(first);
    imap.add(large(), mail("three"));
    Object.assign(imap.mails[3] ?? {}, { size: 100 });
    await expect(read()).rejects.toThrow(/exceeds/);
    await read();
    expect(await said()).toEqual([...first, { why: "size", megabytes: 10 }, "three"]);
    const stored = await leads.db.selectFrom("incoming_mails").select("raw").execute();
    expect(Math.max(...stored.map(({ raw }) => raw.byteLength))).toBeLessThan(10_000);
  });

  it.each<[string, (command: string) => boolean]>([
    ["at the login", (command) => command.startsWith("LOGIN")],
    ["at a mail", (command) => /BODY/.test(command)],
  ])("is given up if it hangs %s, and read when it answers again", async (_where, hangs) => {
    imap.add(mail("one"));
    imap.instead = (_socket, command) => hangs(command);
    await expect(read({ patience: 400 })).rejects.toThrow();
    expect(await progress()).toMatchObject({ locked_until: 0, read_at: null });
    imap.instead = undefined;
    await read();
    expect(await said()).toEqual(["one"]);
  });

  it("is given up if a line has no end", async () => {
    imap.add(mail("one"));
    let sent = 0;
    imap.instead = (socket, command) => {
      if (!/SEARCH/.test(command)) return false;
      const more = () => {
        while (!socket.destroyed && sent < 200 * mega && socket.write(Buffer.alloc(64 * 1024, "1 "))) sent += 64 * 1024;
      };
      socket.write("* SEARCH ");
      socket.on("drain", more);
      more();
      return true;
    };
    await expect(read()).rejects.toThrow();
    expect(sent).toBeLessThan(50 * mega);
  });

  it("refuses a wrong password, and the password is never shown", async () => {
    imap.instead = (socket, command) => {
      if (!command.startsWith("LOGIN")) return false;
      socket.write("* NO\r\n");
      socket.destroy();
      return true;
    };
    const error: unknown = await read().catch((thrown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).not.toContain("secret");
  });

  it.each([
    ["that nobody vouches for", here, "DEPTH_ZERO_SELF_SIGNED_CERT", false],
    ["of another server", [192, 0, 2, 1] as const, "ERR_TLS_CERT_ALTNAME_INVALID", true],
  ])("gets no password over TLS if it shows a certificate %s", async (_, address, code, trusted) => {
    const certificate = certificateFor(address);
    await overTls(certificate, trusted, async (secure) => {
      await expect(read({}, secure.mailbox)).rejects.toMatchObject({ code });
      expect(secure.asked).toEqual([]);
    });
    expect(await progress()).toMatchObject({ locked_until: 0, read_at: null });
  });

  it("is read over TLS if its certificate is trusted", async () => {
    await overTls(certificateFor(here), true, async (secure) => {
      secure.add(mail("one"));
      await read({}, secure.mailbox);
    });
    expect(await said()).toEqual(["one"]);
  });

  it("is read when the site starts and released when it stops, even if the mailbox hangs", async () => {
    const address = `imap://in:secret@127.0.0.1:${imap.mailbox.port}`;
    imap.add(mail("one"));
    const watch = watchMailbox(leads.db, address);
    await vi.waitFor(async () => expect((await progress()).read_at).not.toBeNull(), 20_000);
    await watch.stop();
    expect(await said()).toEqual(["one"]);
    await leads.db.updateTable("mailbox_reads").set({ tried_at: 0 }).execute();
    imap.instead = (_socket, command) => command.startsWith("LOGIN");
    imap.asked = [];
    const hanging = watchMailbox(leads.db, address);
    await vi.waitFor(() => expect(imap.asked.some((command) => command.startsWith("LOGIN"))).toBe(true), 20_000);
    await hanging.stop();
    expect((await progress()).locked_until).toBe(0);
    await watchMailbox(leads.db, undefined).stop();
  });

  test("is read by one of many processes, and by the next one if that process was killed", async () => {
    imap.add(mail("one"));
    const others = Promise.withResolvers<void>();
    const waits: typeof keepMail = async (db, raw) => {
      await others.promise;
      return keepMail(db, raw);
    };
    let refused = 0;
    // The first process must read until the other two have been refused. Otherwise it might finish before the last one begins.
    const tried = async () => {
      const isReader = await read({ keep: waits });
      if (!isReader) refused += 1;
      if (refused === 2) others.resolve();
      return isReader;
    };
    expect((await Promise.all([tried(), tried(), tried()])).filter(Boolean)).toHaveLength(1);
    expect(imap.asked.filter((command) => /BODY.PEEK\[\]/.test(command))).toHaveLength(1);
    expect(await read({ every: 60_000 })).toBe(false);
    const locked = (until: number) => leads.db.updateTable("mailbox_reads").set({ locked_until: until }).execute();
    await locked(Date.now() + lease);
    expect(await read()).toBe(false);
    await locked(Date.now() - 1);
    expect(await read()).toBe(true);
    // These times are in the future, as if a process with a wrong clock had written them.
    await leads.db
      .updateTable("mailbox_reads")
      .set({ tried_at: Date.now() * 2, locked_until: Date.now() * 2 })
      .execute();
    expect(await read({ every: 60_000 })).toBe(true);
  });
});

/**
 * Starts a server with this certificate. If `trusted` is true, this process trusts the certificate, as with the setting
 * `NODE_EXTRA_CA_CERTS`.
 */
async function overTls(
  certificate: ReturnType<typeof certificateFor>,
  trusted: boolean,
  work: (imap: Awaited<ReturnType<typeof startImap>>) => Promise<void>,
) {
  const usual = getCACertificates("default");
  const secure = await startImap(certificate);
  if (trusted) setDefaultCACertificates([...usual, certificate.cert]);
  try {
    await work(secure);
  } finally {
    setDefaultCACertificates(usual);
    await secure.stop();
  }
}

describe("the address of the mailbox", () => {
  it("must have TLS, or be on this machine", () => {
    expect(mailboxAt("imaps://in%40example.com:p%3Aw@mail.example.com")).toEqual({
      ...{ host: "mail.example.com", port: 993, secure: true, user: "in@example.com", password: "p:w" },
    });
    expect(mailboxAt("imap://in:pw@127.0.0.1:1430")).toMatchObject({ secure: false, port: 1430 });
    for (const wrong of [
      "imap://in:pw@mail.example.com",
      "imaps://mail.example.com",
      "imaps://in@mail.example.com",
      "imaps://in:pw@mail.example.com/Archive",
      "https://in:pw@mail.example.com",
      "imaps://in:%ff@mail.example.com",
      "imap://in:pw@127.0.0.1.example.com",
    ])
      expect(mailboxAt(wrong), wrong).toBeUndefined();
  });
});
