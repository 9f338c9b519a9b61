import { afterEach, beforeEach, vi } from "vitest";
import type { Place } from "#platform/db/fixture.ts";
import { fakeClock, workDue } from "#platform/outbox/fixture.ts";
import type { Message } from "#platform/outbox/types.ts";
import * as environment from "#platform/process/env.ts";
import { setLogLevel } from "#platform/process/log.ts";
import { leadsIn } from "../fixture.ts";
import { readLead } from "../read.ts";
import { fetchMedia, mediaTopic } from "./fetch.ts";
import { saying, startMeta } from "./fixture.ts";
import { chatSettings } from "./graph.ts";
import { incomingTopic, keepChats } from "./keep.ts";
import { placeChat } from "./place.ts";
import { chatSender } from "./send.ts";

/** The time at which replies are due in these tests. */
export const answersDue = 9_000_000_000_000;

/**
 * For tests: makes an empty database and a server in place of Meta before each test. Returns functions that deliver messages from Meta and
 * process them.
 */
export function chatsIn(make: () => Promise<Place>) {
  const leads = leadsIn(make);
  let meta: Awaited<ReturnType<typeof startMeta>>;
  let clock = fakeClock(Date.now());
  beforeEach(async () => {
    setLogLevel("silent");
    meta = await startMeta();
    clock = fakeClock(Date.now());
    const settings = { ...environment.env(), ...meta.settings };
    vi.spyOn(environment, "env").mockReturnValue(settings);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    setLogLevel("info");
    await meta.stop();
  });

  const handlers = () => ({
    [incomingTopic]: async ({ payload, attempts }: { payload: Record<string, string>; attempts: number }) => {
      await placeChat(leads.db, payload.chat ?? "", { dueFrom: () => answersDue, messagesFor: () => [], attempts });
      clock.to(Date.now()); // Moves the clock to now, so that the messages that were just queued are due.
      return "moot" as const;
    },
    [mediaTopic]: async (message: Message, signal: AbortSignal) => {
      await fetchMedia(leads.db, message, signal, clock.now);
      return "moot" as const;
    },
    ...chatSender(leads.db, clock.now),
  });
  const keep = (raw: Buffer) => {
    const settings = chatSettings();
    if (!settings) throw new Error("Not set up");
    return keepChats(leads.db, raw, settings);
  };
  const work = () => {
    clock.to(Date.now());
    return workDue(leads.db, handlers(), clock);
  };
  async function bring(...raws: Buffer[]) {
    for (const raw of raws) await keep(raw);
    await work();
  }
  const eventsOf = async (id: string) => (await readLead(leads.db, id))?.events ?? [];
  const messagesOf = async (id: string) =>
    (await eventsOf(id)).flatMap((event) => (event.kind === "message" ? [event.data] : []));
  const all = () => leads.db.selectFrom("leads").selectAll().orderBy("id").execute();
  async function only() {
    const [lead, more] = await all();
    if (!lead || more) throw new Error("There should be one request");
    return lead;
  }
  const outbox = (topic: string) =>
    leads.db.selectFrom("outbox").selectAll().where("topic", "=", topic).orderBy("id").execute();
  async function talk() {
    await bring(saying("Is it ready?"));
    return only();
  }
  return {
    ...{ leads, handlers, keep, work, bring, eventsOf, messagesOf, all, only, outbox, talk },
    get meta() {
      return meta;
    },
    get clock() {
      return clock;
    },
  };
}
