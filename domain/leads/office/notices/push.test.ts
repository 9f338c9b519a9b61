import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeJwt, importJWK, jwtVerify } from "jose";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aBrowser } from "#domain/colleagues/store/push/fixture.ts";
import { pushNewLead, pushTo } from "#domain/colleagues/store/push/messages.ts";
import { setNotificationChoices } from "#domain/colleagues/store/push/notification-choices.ts";
import { devicesOf, subscribe, unsubscribe } from "#domain/colleagues/store/push/subscriptions.ts";
import { publicKey } from "#domain/colleagues/store/push/vapid.ts";
import { disable } from "#domain/colleagues/store/roles.ts";
import { erasePerson } from "#domain/privacy/store/privacy.ts";
import { places } from "#platform/db/fixture.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { fakeClock, letPass } from "#platform/outbox/fixture.ts";
import { assign, setUnread } from "../../store/change.ts";
import { leadsIn } from "../../store/fixture.ts";
import { pushHandlers } from "./push.server.ts";

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };
type Told = { title: string; body: string; navigate: string; tag: string; silent: boolean; lang: string };

const minute = 60_000;

describe.each(places)("push on %s", (_, make) => {
  const leads = leadsIn(make);
  let received: Received[];
  let statusOf: Record<string, number>;
  const service = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = request.url ?? "";
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(statusOf[path] ?? 201).end();
  });
  beforeEach(async () => {
    [received, statusOf] = [[], {}];
    await new Promise<void>((done) => service.listen(0, "127.0.0.1", done));
  });
  afterEach(() => new Promise((done) => service.close(done)));

  const endpoint = (path: string) => `http://127.0.0.1:${(service.address() as AddressInfo).port}${path}`;
  async function device(colleague: string, path: string, browser = aBrowser()) {
    await subscribe(leads.db, colleague, { endpoint: endpoint(path), ...browser.keys, device: "Chrome · Android" });
    const notices = (): Told[] =>
      received.filter((one) => one.path === path).map(({ body }) => JSON.parse(browser.open(body)).notification);
    return { told: notices, titles: () => notices().map(({ title }) => title) };
  }
  const pass = async (ms = 2 * minute, clock = fakeClock(Date.now())) =>
    letPass(leads.db, pushHandlers(leads.db, clock.now, true), clock, ms);
  const urgent = { service: "ac-repair", place: "dubai", details: { urgency: "now" } } as const;
  async function newLead(lead: object, now = Date.now()) {
    const id = await leads.add(lead);
    await enqueue(leads.db, await pushNewLead(leads.db, id, now), now);
    return id;
  }

  it("tells each colleague what they want to hear, in their language, without anybody's name or number", async () => {
    const [huda, omar, mine] = [
      await leads.colleague("Huda"),
      await leads.colleague("Omar"),
      await leads.colleague("Lin"),
    ];
    await leads.db.updateTable("staff").set({ locale: "ar" }).where("id", "=", omar).execute();
    await setNotificationChoices(leads.db, omar, { what: "all", quiet: "" });
    await setNotificationChoices(leads.db, mine, { what: "mine", quiet: "" });
    const [one, two, three] = [await device(huda, "/1"), await device(omar, "/2"), await device(mine, "/3")];
    const id = await newLead(urgent);
    await newLead({});
    await pass();
    expect([one.titles(), two.titles().sort(), three.titles()]).toEqual([
      ["Urgent enquiry"],
      ["طلب جديد", "طلب عاجل"],
      [],
    ]);
    expect(one.told()[0]).toMatchObject({ tag: id, lang: "en", silent: false });
    expect(one.told()[0]?.navigate).toContain(`/admin/leads/${id}`);
    const all = JSON.stringify([...one.told(), ...two.told()]);
    for (const canary of ["سارة", "971501234567", "sara@", "المكيّف لا يبرد"]) expect(all).not.toContain(canary);
  });

  it("states the sender, the lifetime and the urgency, under the key that browsers subscribed with", async () => {
    await device(await leads.colleague(), "/1");
    const id = await newLead(urgent);
    await pass();
    const [{ headers } = { headers: {} as IncomingHttpHeaders }] = received;
    expect(headers).toMatchObject({ ttl: "3600", urgency: "high", "content-encoding": "aes128gcm" });
    expect(headers.topic).toBe(id.replaceAll("-", ""));
    const [, token = "", key = ""] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? "") ?? [];
    expect(key).toBe(await publicKey(leads.db));
    const point = Buffer.from(key, "base64url");
    const part = (from: number) => point.subarray(from, from + 32).toString("base64url");
    const jwk = await importJWK({ kty: "EC", crv: "P-256", x: part(1), y: part(33) }, "ES256");
    await jwtVerify(token, jwk, { audience: new URL(endpoint("/")).origin });
    expect(decodeJwt(token).sub).toMatch(/^mailto:/);
  });

  it("is silent in quiet hours, and does not announce those events afterwards", async () => {
    const huda = await leads.colleague();
    await setNotificationChoices(leads.db, huda, { what: "all", quiet: "22:00-07:00" });
    const { titles } = await device(huda, "/1");
    const night = Date.parse("2027-01-10T23:30:00+04:00");
    await newLead({}, night);
    await pass(9 * 60 * minute, fakeClock(night));
    expect(titles()).toEqual([]);
  });

  it("drops a message if the push service is away for an hour, and drops a device that is gone at once", async () => {
    const huda = await leads.colleague();
    await device(huda, "/busy");
    await device(huda, "/gone");
    statusOf = { "/busy": 503, "/gone": 410 };
    await newLead(urgent);
    await pass(3 * 60 * minute);
    expect((await devicesOf(leads.db, huda)).map((one) => new URL(one.endpoint).pathname)).toEqual(["/busy"]);
    expect(received.filter(({ path }) => path === "/gone")).toHaveLength(1);
    expect(received.filter(({ path }) => path === "/busy").length).toBeGreaterThan(2);
    const left = await leads.db.selectFrom("outbox").select("topic").where("state", "<>", "done").execute();
    expect(left).toEqual([]);
  });

  it("when one of two colleagues opens a new lead, the notice of the other one becomes silent", async () => {
    const [huda, omar] = [await leads.colleague("Huda"), await leads.colleague("Omar")];
    const [one, two] = [await device(huda, "/1"), await device(omar, "/2")];
    const id = await newLead(urgent);
    await setUnread(leads.db, [id], false, { by: huda });
    await pass();
    expect(one.titles()).toEqual(["Urgent enquiry"]);
    expect(two.told().map(({ title, tag, silent }) => [title, tag, silent])).toContainEqual([
      "A colleague is looking at it",
      id,
      true,
    ]);
  });

  it("a lead that is opened again after days announces nothing", async () => {
    const [huda, omar] = [await leads.colleague("Huda"), await leads.colleague("Omar")];
    await device(omar, "/2");
    const id = await leads.add(urgent);
    await setUnread(leads.db, [id], false, { by: huda, now: Date.now() + 3 * 24 * 60 * minute });
    await pass();
    expect(received).toEqual([]);
  });

  it("announces an assignment only on the devices of that colleague, once on each", async () => {
    const [huda, omar] = [await leads.colleague("Huda"), await leads.colleague("Omar")];
    const [one, two] = [await device(huda, "/1"), await device(omar, "/2")];
    const id = await leads.add();
    await assign(leads.db, huda, [id], omar);
    await pass();
    await assign(leads.db, huda, [id], huda);
    await assign(leads.db, huda, [id], omar);
    await pass();
    expect([one.titles(), two.titles()]).toEqual([[], ["Assigned to you", "Assigned to you"]]);
  });

  it("announces nothing about spam or an erased person, and nothing to somebody who no longer works here", async () => {
    const [owner, huda] = [await leads.colleague("Owner"), await leads.colleague("Huda")];
    await leads.db.updateTable("staff").set({ role: "owner" }).where("id", "=", owner).execute();
    await device(owner, "/1");
    await device(huda, "/2");
    const id = await newLead(urgent);
    await newLead({ ...urgent, spam: { score: 9, reasons: [], isSpam: true } });
    await erasePerson(leads.db, owner, id);
    await disable(leads.db, owner, huda);
    await pass();
    expect(received).toEqual([]);
    expect(await devicesOf(leads.db, huda)).toEqual([]);
  });

  it("a browser belongs to the colleague who subscribed last, and only they can remove it; each colleague has at most ten", async () => {
    const [huda, omar] = [await leads.colleague("Huda"), await leads.colleague("Omar")];
    await device(huda, "/1");
    await device(omar, "/1");
    expect([await devicesOf(leads.db, huda), (await devicesOf(leads.db, omar)).length]).toEqual([[], 1]);
    await unsubscribe(leads.db, huda, { endpoint: endpoint("/1") });
    const [own] = await devicesOf(leads.db, omar);
    await unsubscribe(leads.db, huda, { id: own?.id ?? "" });
    expect(await devicesOf(leads.db, omar)).toHaveLength(1);
    for (let n = 0; n < 12; n += 1) await device(omar, `/more-${n}`);
    expect(await devicesOf(leads.db, omar)).toHaveLength(10);
  });

  it("the test notice comes to the device", async () => {
    const huda = await leads.colleague();
    const { told: notices } = await device(huda, "/1");
    const [own] = await devicesOf(leads.db, huda);
    await enqueue(leads.db, [pushTo(own?.id ?? "", "test", "", Date.now())]);
    await pass();
    expect(notices()).toMatchObject([{ title: "Notices are on" }]);
  });
});
