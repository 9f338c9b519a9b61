import { sql } from "kysely";
import { expect, it } from "vitest";
import { wonOn } from "#domain/analytics/store/won.ts";
import { readLead } from "#domain/leads/store/read.ts";
import { type Connection, connect } from "../connection.ts";
import { places } from "../fixture.ts";
import { newId } from "../ids.ts";
import { migrate } from "../migrate.ts";

interface Story {
  status: string;
  fils: number | null;
  /** Each entry has a kind, a time, its data and, after a merge, the lead from which the entry came. */
  entries?: [string, number, object, string?][];
  /** Each quotation has a state, the time when it was sent, the time of the answer, and the sum without VAT in dirhams. */
  quotes?: [string, number, number | null, number][];
  merged_into?: string;
}

const moved = (from: string, to: string) => ({ from, to });
const [quoted, won, lost] = [moved("new", "quoted"), moved("quoted", "won"), moved("won", "lost")];

/**
 * For each case: the lead as the previous version left it, and the result after the migration, which is the status, the time of winning,
 * the sum and the source of the sum.
 */
const stories: Record<string, [Story, (string | number | null)[]]> = {
  accepted: [
    {
      ...{ status: "won", fils: 525_000, quotes: [["accepted", 10, 20, 5000]] },
      entries: [
        ["status", 10, quoted],
        ["status", 20, won],
      ],
    },
    ["won", 20, 500_000, "accepted"],
  ],
  "with an extra that waits": [
    {
      ...{ status: "quoted", fils: 78_750 },
      quotes: [
        ["accepted", 10, 20, 5000],
        ["sent", 30, null, 750],
      ],
      entries: [
        ["status", 10, quoted],
        ["status", 20, won],
        ["status", 30, moved("won", "quoted")],
      ],
    },
    ["won", 20, 500_000, "accepted"],
  ],
  "with an extra that was accepted, and a sum typed since": [
    {
      ...{ status: "won", fils: 123 },
      quotes: [
        ["accepted", 10, 20, 5000],
        ["superseded", 30, null, 800],
        ["accepted", 35, 40, 750],
      ],
      entries: [
        ["status", 20, won],
        ["status", 30, moved("won", "quoted")],
        ["status", 40, won],
        ["value", 50, { fils: 123 }],
      ],
    },
    ["won", 20, 575_000, "accepted"],
  ],
  "won by phone, with an extra that was accepted": [
    {
      ...{ status: "won", fils: 78_750 },
      quotes: [
        ["lapsed", 10, null, 5000],
        ["accepted", 30, 40, 750],
      ],
      entries: [
        ["status", 10, quoted],
        ["status", 20, won],
        ["status", 30, moved("won", "quoted")],
        ["status", 40, won],
      ],
    },
    ["won", 20, 75_000, "accepted"],
  ],
  "lost by hand since": [
    {
      ...{ status: "lost", fils: 525_000, quotes: [["accepted", 10, 20, 5000]] },
      entries: [
        ["status", 20, won],
        ["status", 30, lost],
      ],
    },
    ["lost", null, 500_000, "accepted"],
  ],
  "won, lost and won again by hand": [
    {
      ...{ status: "won", fils: 777 },
      entries: [
        ["status", 20, won],
        ["value", 20, { fils: 777 }],
        ["status", 30, lost],
        ["status", 40, moved("lost", "won")],
      ],
    },
    ["won", 40, 777, "typed"],
  ],
  "lost, with one that was won merged into it": [
    {
      ...{ status: "lost", fils: 525_000, quotes: [["accepted", 10, 20, 5000]] },
      entries: [
        ["status", 20, won, "gone"],
        ["status", 30, lost],
        ["merged", 40, { from: "gone" }],
      ],
    },
    ["won", 20, 500_000, "accepted"],
  ],
  "with two offers that wait": [
    {
      ...{ status: "quoted", fils: 10_500 },
      quotes: [
        ["seen", 10, null, 200],
        ["superseded", 15, null, 90],
        ["sent", 20, null, 100],
      ],
      entries: [["status", 10, quoted]],
    },
    ["quoted", null, 30_000, "quoted"],
  ],
  "declined, and typed since": [
    {
      ...{ status: "lost", fils: 10_500, quotes: [["declined", 10, 20, 100]] },
      entries: [["value", 30, { fils: 10_500 }]],
    },
    ["lost", null, 10_500, "typed"],
  ],
  declined: [
    {
      ...{ status: "lost", fils: 10_500, quotes: [["declined", 10, 20, 100]] },
      entries: [["value", 5, { fils: 7 }]],
    },
    ["lost", null, 10_000, "quoted"],
  ],
  "won without any sign of it": [{ status: "won", fils: null }, ["won", null, null, null]],
  "merged into another one": [{ status: "won", fils: 5, merged_into: "x" }, ["won", null, 5, "typed"]],
};

async function tell({ db }: Connection, id: string, story: Story) {
  const lead = { kind: "contact", locale: "en", email: "", phone_typed: "", message: "", page: "", created_at: 1 };
  const { status, fils: value_fils, merged_into = null, quotes = [], entries = [] } = story;
  const named = { id, reference: id, name: id, phone: "", status, value_fils, merged_into, follow_key: id };
  const row = { ...lead, ...named, details: "{}", origin: "{}" };
  await sql`insert into leads (${sql.join(Object.keys(row).map((name) => sql.ref(name)))}) values (${sql.join(Object.values(row))})`.execute(
    db,
  );
  for (const [at, [state, sent_at, answered_at, net]] of quotes.entries()) {
    const sums = { net_fils: net * 100, vat_fils: net * 5, gross_fils: net * 105, sent_at, answered_at };
    const quote = { id: newId(), lead_id: id, request_id: id, number: `${id} ${at}`, revision: 1, locale: "en" };
    const rest = { state, customer: "{}", basis: "net", valid_until: 1, created_by: "x", created_at: 1 };
    const all = { ...quote, ...rest, ...sums, follow_key: `${id} ${at}` };
    await sql`insert into quotes (${sql.join(Object.keys(all).map((name) => sql.ref(name)))}) values (${sql.join(Object.values(all))})`.execute(
      db,
    );
  }
  for (const [kind, at, data, came_from = null] of entries)
    await sql`insert into lead_events (id, lead_id, at, kind, actor, shown, data, came_from)
      values (${newId()}, ${id}, ${at}, ${kind}, 'huda', 0, ${JSON.stringify(data)}, ${came_from})`.execute(db);
}

it.each(places)(
  "sums lose their VAT, what was won keeps its time, and what was typed stays, on %s",
  async (_, make) => {
    const place = await make();
    const open = connect(place.settings);
    await migrate(open.db, "0051-refused-taken-papers");
    for (const [id, [story]] of Object.entries(stories)) await tell(open, id, story);
    await migrate(open.db);
    const found: Record<string, unknown> = {};
    for (const id of Object.keys(stories)) {
      const detail = await readLead(open.db, id);
      found[id] = [detail?.lead.status, detail?.lead.won_at, detail?.value?.fils ?? null, detail?.value?.from ?? null];
    }
    expect(found).toEqual(Object.fromEntries(Object.entries(stories).map(([id, [, expected]]) => [id, expected])));
    expect(await wonOn(open.db, { from: 20, to: 40 })).toEqual({ n: 5, fils: 1_500_000 + 500_000 });
    const last = (await readLead(open.db, "with an extra that waits"))?.events.at(-1);
    expect(last).toMatchObject({ actor: "system", data: moved("quoted", "won") });
    await open.close();
    await place.clear();
  },
);
