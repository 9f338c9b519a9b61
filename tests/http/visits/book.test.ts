import { randomUUID } from "node:crypto";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { beforeAll, expect, test } from "vitest";
import { cancel } from "#domain/visits/store/change.ts";
import { type FormFields, forms, leadBy, picture, rows, send } from "#tests/e2e/support/forms.ts";
import { ask } from "#tests/e2e/support/http.ts";
import { dataDir } from "#tests/e2e/support/origin.ts";
import { database } from "#tests/e2e/support/sessions.ts";

const hour = 3_600_000;
let last = 1_000_000;
function newPhone() {
  last += 1;
  return `055${last}`;
}

/** No other test books pools in Fujairah, so this team's times are only ours. */
function addTeams(count: number) {
  const file = new SQLite(join(dataDir, "windtower.db"), { timeout: 5000 });
  for (let n = 0; n < count; n += 1)
    file
      .prepare(
        "insert into teams (id, name, trades, places, day_from, day_to, active, created_at) values (?,?,?,?,0,1440,1,1)",
      )
      .run(randomUUID(), `Pool ${n}`, '["pool"]', '["fujairah"]');
  file.close();
}
beforeAll(() => addTeams(2));

const timesIn = async (query: string, accept = "application/json", prefix = "") => {
  const answer = await ask(`${prefix}/free-times?${query}`, { headers: { accept } });
  return { ...answer, data: accept === "application/json" ? JSON.parse(answer.text) : undefined };
};
const free = async () =>
  (await timesIn("service=pool&place=fujairah")).data.times as { value: string; short: string }[];

const booking = (window: string, more: FormFields = {}): FormFields => ({
  ...{ service: "pool", place: "fujairah", window, name: "Sara Al Mansoori", phone: newPhone() },
  ...{ address: "Villa 7, Dibba", message: `The pump hums. ${randomUUID()}`, elapsed: "60000", ...more },
});
const visitsOf = (reference: string) =>
  rows("select state, kind, address from appointments where lead_id = ?", [leadBy(reference).id]);

test("free times are windows without teams, in both languages, as data and as a piece of a page", async () => {
  const { data, headers } = await timesIn("service=pool&place=fujairah");
  expect(data).toMatchObject({ place: "fujairah", times: { length: 6 }, more: true });
  expect(Object.keys(data.times[0])).toEqual(["value", "day", "hours", "short"]);
  expect(headers["cache-control"]).toBe("public, max-age=60");
  const piece = await timesIn("service=pool&place=fujairah", "text/html");
  const begins = new Date(Number(data.times[0].value)).toISOString();
  expect(piece.text).toMatch(
    new RegExp(`^<time datetime="${begins}">Book .+ to .+</time><small>First free time in Fujairah</small>$`),
  );
  expect((await timesIn("service=pool", "text/html", "/ar")).text).toMatch(/^<time .+ في الفجيرة<\/small>$/);
});

test("where no team comes, and for unknown work, there are no times", async () => {
  expect((await timesIn("service=pool&place=ajman")).data).toEqual({ times: [], more: false });
  expect((await timesIn("service=pool&place=ajman", "text/html")).text).toBe("");
  expect((await timesIn("service=nothing&place=dubai")).status).toBe(400);
});

test("of fifty who book one window at once each team gets one, every enquiry is kept, and the others see the nearest times", async () => {
  const [first] = await free();
  const all = Array.from({ length: 50 }, () => send("/api/booking", booking(first?.value ?? "")));
  const form = await send("/api/quote", forms["/api/quote"]());
  expect([form.status, form.data.reference]).toEqual([200, expect.stringMatching(/^WT-/)]);
  const answers = await Promise.all(all);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const booked = answers.filter(({ data }) => data.booked);
  expect(booked).toHaveLength(2);
  expect(visitsOf(booked[0]?.data.reference)).toMatchObject([
    { state: "booked", kind: "job", address: "Villa 7, Dibba" },
  ]);
  const late = answers.filter(({ data }) => data.unbooked);
  expect(late).toHaveLength(48);
  for (const { data } of late) {
    expect(data.unbooked).toMatchObject({ why: "taken", nearest: { length: 3 } });
    expect(JSON.parse(leadBy(data.reference).details)).toMatchObject({ area: "Villa 7, Dibba" });
    expect(visitsOf(data.reference)).toEqual([]);
  }
  expect((await free())[0]?.value).not.toBe(first?.value);
});

test("a form that is sent twice is one lead and one visit", async () => {
  const [, second] = await free();
  const fields = booking(second?.value ?? "", { key: randomUUID() });
  const [one, two] = await Promise.all([send("/api/booking", fields), send("/api/booking", fields)]);
  expect(one.data).toEqual(two.data);
  expect(one.data.booked.when).toContain(":");
  expect(await send("/api/booking", fields)).toMatchObject({ data: one.data });
  expect(visitsOf(one.data.reference)).toHaveLength(1);
});

test("what cannot be booked is kept as an enquiry, and the answer says why", async () => {
  const [first] = await free();
  const window = first?.value ?? "";
  const mine = booking(window);
  expect((await send("/api/booking", mine)).data.booked).toBeDefined();
  const why = async (fields: FormFields) => (await send("/api/booking", fields)).data.unbooked?.why;
  expect(await why(booking((await free())[0]?.value ?? "", { phone: mine.phone ?? "" }))).toBe("number");
  expect(await why(booking(String(Date.now() + hour)))).toBe("near");
  expect(await why(booking(window, { place: "elsewhere" }))).toBe("place");
  expect(await why(booking(window, { service: "other" }))).toBe("closed");
});

test("what has stopped is urgent until a visit is booked, and its page still offers times", async () => {
  const [first, second] = await free();
  const symptom = "pool-problem";
  const taken = await send("/api/booking", booking(String(Number(first?.value) + 1), { symptom }));
  const { unbooked, urgent, followUrl } = taken.data;
  expect([unbooked.why, urgent]).toEqual(["taken", expect.any(String)]);
  const calm = await send("/api/booking", booking(String(Number(first?.value) + 1)));
  const [lead, other] = [leadBy(taken.data.reference), leadBy(calm.data.reference)];
  expect([lead.urgency, other.urgency, calm.data.urgent]).toEqual(["now", null, undefined]);
  expect(Number(lead.reply_due_at)).toBeLessThan(Number(other.reply_due_at));
  const chosen = { window: second?.value ?? "", address: "Villa 7, Dibba" };
  expect((await send(`${followUrl}/visit`, chosen)).status).toBe(303);
  const booked = await send("/api/booking", booking(first?.value ?? "", { symptom }));
  for (const { data } of [taken, booked])
    expect(leadBy(data.reference)).toMatchObject({ urgency: null, details: expect.not.stringContaining("urgency") });
});

test("the private page says what the office decided, and the calendar file follows it", async () => {
  const [first] = await free();
  const { data } = await send("/api/booking", booking(first?.value ?? ""));
  const file = async () => (await ask(`${data.followUrl}/visit.ics`)).text;
  expect(await file()).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:0[\s\S]*BEGIN:VALARM/);
  await cancel(database(), data.booked.visit, null, "huda");
  for (const page of ["", "/visit"])
    expect((await ask(`${data.followUrl}${page}`)).text).toContain("We have cancelled the visit: ");
  expect(await file()).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1[\s\S]*STATUS:CANCELLED/);
});

test("an enquiry without a visit tells the office what was chosen, and its page keeps the rule of one visit a number", async () => {
  const [first, second] = await free();
  const mine = booking(first?.value ?? "");
  await send("/api/booking", mine);
  const again = booking(second?.value ?? "", { phone: mine.phone ?? "", access: "Ask for Ali" });
  const { data } = await send("/api/booking", again);
  const notes = rows<{ data: string }>("select data from lead_events where lead_id = ? and kind = 'note'", [
    leadBy(data.reference).id,
  ]);
  expect(notes.map((note) => JSON.parse(note.data).text)).toEqual([expect.stringContaining("Ask for Ali")]);
  const chosen = { window: second?.value ?? "", address: "Villa 7, Dibba" };
  expect((await send(`${data.followUrl}/visit`, chosen)).status).toBe(409);
  expect(visitsOf(data.reference)).toEqual([]);
});

test("a wrong photo, and a form with gaps, are refused before anything is stored", async () => {
  const [first] = await free();
  const fields = booking(first?.value ?? "");
  const noPhoto = [{ bytes: new TextEncoder().encode("no photo") }];
  expect(await send("/api/booking", fields, { photos: noPhoto })).toMatchObject({
    status: 422,
    data: { problems: { photos: "invalid" } },
  });
  expect(await send("/api/booking", { ...fields, address: " ", window: "soon" })).toMatchObject({
    status: 422,
    data: { problems: { address: "required", window: "required" } },
  });
  expect(rows("select id from leads where message = ?", [fields.message])).toEqual([]);
  const withPhoto = await send("/api/booking", fields, { photos: [{ bytes: await picture() }] });
  expect(withPhoto.data.booked).toBeDefined();
});

test("a held window is hidden from others and booked by its holder", async () => {
  const [, , third] = await free();
  const window = third?.value ?? "";
  const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
  const keep = async (hold: string) =>
    (await send("/free-times", { service: "pool", place: "fujairah", window, hold })).status;
  expect([await keep(one), await keep(two), await keep(three)]).toEqual([200, 200, 409]);
  expect(await keep("guessed")).toBe(400);
  expect((await ask(`/book?service=pool&place=fujairah&hold=${one}`)).text).toContain(`value="${window}"`);
  expect((await free()).map(({ value }) => value)).not.toContain(window);
  expect((await send("/api/booking", booking(window))).data.unbooked?.why).toBe("taken");
  expect((await send("/api/booking", booking(window, { hold: one }))).data.booked).toBeDefined();
});

test("without a script the form leads to the visit's page, and comes back with what was typed if the time has gone", async () => {
  const [first] = await free();
  const fields = booking(first?.value ?? "");
  const page = await ask("/book?service=pool&place=fujairah");
  expect(page.text).toContain(`value="${first?.value}"`);
  const sent = await send("/book?service=pool&place=fujairah", fields);
  expect(sent.status).toBe(303);
  expect(sent.headers.location).toMatch(/^\/enquiry\/[\w-]{22}\/visit\?done=booked&visit=/);
  const shown = await ask(String(sent.headers.location));
  expect(shown.text).toContain("visit.ics");
  const late = await send("/ar/book?service=pool&place=fujairah", booking("1796018400000", { address: "فيلا ٩" }));
  expect(late.text).toContain("فيلا ٩");
  expect(late.text).toMatch(/action="\/ar\/enquiry\/[\w-]{22}\/visit"/);
});
