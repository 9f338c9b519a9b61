import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { nth } from "@site/typed";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { outgoingFor } from "#domain/leads/mails/outgoing.server.ts";
import { webhookHandlers } from "#domain/leads/mails/webhooks.server.ts";
import { aLead, leadsIn } from "#domain/leads/store/fixture.ts";
import type { NewLead } from "#domain/leads/store/submit.ts";
import { places } from "#platform/db/fixture.ts";
import { portOf } from "#platform/http/port.ts";
import { fakeClock, letPass, workDue } from "#platform/outbox/fixture.ts";
import type { Env } from "#platform/process/env.ts";
import * as environment from "#platform/process/env.ts";
import { setLogLevel } from "#platform/process/log.ts";

const secret = "a secret of many characters";

type Received = { path: string | undefined; headers: IncomingHttpHeaders; body: string };
type Receiver = {
  isGenuine: (headers: object, body: string, secret: string) => boolean;
  receive: (
    headers: object,
    body: string,
    secret: string,
    stored: Set<string>,
    store: (event: Event) => void,
  ) => Promise<number>;
};
type Event = { data: { id: string } };

/** Loads the example of a receiver that verifies signatures from docs/webhooks.md. */
async function receiverOfTheDocs(): Promise<Receiver> {
  const page = readFileSync(new URL("../../docs/webhooks.md", import.meta.url), "utf8");
  const code = /```js\n(.*?)```/s.exec(page)?.[1] ?? "";
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

describe.each(places)("webhooks on %s", (_, make) => {
  const leads = leadsIn(make);
  let server: Server;
  let status = 200;
  let url = "";
  let received: Received[] = [];
  let answer: (request: Received) => Promise<number>;
  beforeEach(async () => {
    setLogLevel("silent");
    received = [];
    status = 200;
    answer = async () => status;
    server = createServer(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      const one = { path: request.url, headers: request.headers, body };
      received.push(one);
      response.writeHead(await answer(one)).end();
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    url = `http://127.0.0.1:${portOf(server)}/`;
    vi.spyOn(environment, "env").mockReturnValue({
      ...environment.env(),
      SITE_URL: "https://www.windtower.example",
      CRM_WEBHOOK_URL: url,
      CRM_WEBHOOK_SECRET: secret,
      SLACK_WEBHOOK_URL: url,
      ...{ TELEGRAM_BOT_TOKEN: "1:bot", TELEGRAM_CHAT_ID: "-42" },
      ...{ WHATSAPP_PHONE_ID: "106540352", WHATSAPP_TOKEN: "wa-token", WHATSAPP_TO: "+971500000000" },
      WHATSAPP_TEMPLATE: "new_request",
      WEBHOOK_ALLOW_PRIVATE: "on",
    } as Env);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    setLogLevel("info");
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const clock = fakeClock(Date.now());
  const submit = async (lead: Partial<NewLead> = {}) => {
    const messages = outgoingFor({ id: "", kind: "contact", email: "", spam: false });
    const own = messages.map((message) => ({ ...message, payload: {} }));
    const id = await leads.add({ ...aLead, service: "ac-repair", place: "dubai", ...lead }, {}, own);
    clock.to(Date.now()); // A message that was queued just now is due.
    return id;
  };

  it("send everything to the CRM, signed, with the same id for all attempts", async () => {
    const id = await submit();
    const handlers = { "webhook.crm": webhookHandlers(leads.db, clock.now)["webhook.crm"] as never };
    status = 500;
    await workDue(leads.db, handlers, clock);
    status = 200;
    await letPass(leads.db, handlers, clock, 3_600_000);
    const [first, second] = received;
    expect(received).toHaveLength(2);
    if (!first || !second) return;
    expect(second.headers["webhook-id"]).toBe(first.headers["webhook-id"]);
    expect(second.headers["idempotency-key"]).toBe(first.headers["webhook-id"]);
    expect(Number(second.headers["webhook-timestamp"])).toBeGreaterThan(Number(first.headers["webhook-timestamp"]));
    const { isGenuine } = await receiverOfTheDocs();
    const then = vi.spyOn(Date, "now").mockReturnValue(Number(second.headers["webhook-timestamp"]) * 1000);
    expect(isGenuine(second.headers, second.body, secret)).toBe(true);
    expect(isGenuine(second.headers, second.body.replace("dubai", "ajman"), secret)).toBe(false);
    expect(isGenuine({ ...second.headers, "webhook-signature": "v1,é" }, second.body, secret)).toBe(false);
    then.mockReturnValue(Date.now() + 3_600_000);
    expect(isGenuine(second.headers, second.body, secret)).toBe(false);
    then.mockRestore();
    const { reference, name, message, email } = await leads.row(id);
    expect(JSON.parse(second.body)).toMatchObject({
      type: "lead.created",
      data: { id, reference, name, message, email, service: "ac-repair", place: "dubai", agreedToOffers: false },
    });
  });

  it("are delivered once to a CRM that follows the docs, in spite of a failure and a lost answer", async () => {
    const { receive } = await receiverOfTheDocs();
    const kept: string[] = [];
    const stored = new Set<string>();
    const troubles = ["cannot store", "yes is lost"];
    answer = async ({ headers, body }) => {
      const trouble = troubles.shift();
      const store = ({ data }: Event) => {
        if (trouble === "cannot store") throw new Error("The CRM's database is away");
        kept.push(data.id);
      };
      const status = await receive(headers, body, secret, stored, store).catch(() => 500);
      return trouble ? 500 : status;
    };
    const id = await submit();
    vi.spyOn(Date, "now").mockImplementation(clock.now);
    await letPass(leads.db, only("webhook.crm"), clock, 3_600_000);
    expect(received).toHaveLength(3);
    expect(kept).toEqual([id]);
    expect(await leads.db.selectFrom("outbox").select("state").where("topic", "=", "webhook.crm").execute()).toEqual([
      { state: "done" },
    ]);
    const first = nth(received, 0);
    expect(await receive(first.headers, first.body, "another secret", stored, () => {})).toBe(401);
  });

  const only = (topic: string) => {
    const hosts = { telegram: `${url}telegram`, whatsapp: `${url}graph` };
    return { [topic]: webhookHandlers(leads.db, clock.now, hosts)[topic] as never };
  };
  const words = async (id: string) => [
    `New: Message ${(await leads.row(id)).reference} · AC repair · Dubai`,
    `https://www.windtower.example/admin/leads/${id}`,
  ];

  it.each([
    ["notify.slack", "/", (lines: string[]) => ({ text: lines.join("\n") })],
    [
      "notify.telegram",
      "/telegram/bot1:bot/sendMessage",
      (lines: string[]) => ({
        ...{ chat_id: "-42", text: lines.join("\n") },
        link_preview_options: { is_disabled: true },
      }),
    ],
    [
      "notify.whatsapp",
      "/graph/106540352/messages",
      (lines: string[]) => ({
        ...{ messaging_product: "whatsapp", recipient_type: "individual", to: "+971500000000", type: "template" },
        template: {
          ...{ name: "new_request", language: { code: "en" } },
          components: [{ type: "body", parameters: lines.map((text) => ({ type: "text", text })) }],
        },
      }),
    ],
  ])("%s sends a chat the subject and place, without personal data", async (topic, path, body) => {
    const id = await submit();
    await workDue(leads.db, only(topic), clock);
    expect(received.map((one) => [one.path, JSON.parse(one.body)])).toEqual([[path, body(await words(id))]]);
    expect(received[0]?.headers.authorization).toBe(topic === "notify.whatsapp" ? "Bearer wa-token" : undefined);
  });

  it("name urgent enquiries first in a chat", async () => {
    const id = await submit({ details: { urgency: "now" } });
    await workDue(leads.db, only("notify.slack"), clock);
    const [what, link] = await words(id);
    expect(JSON.parse(received[0]?.body ?? "")).toEqual({ text: `Urgent: ${what}\n${link}` });
  });

  it.each(["notify.telegram", "notify.whatsapp"])(
    "%s that was refused is tried again, and mentioned once",
    async (topic) => {
      await submit();
      status = 400;
      await workDue(leads.db, only(topic), clock);
      status = 200;
      await letPass(leads.db, only(topic), clock, 3_600_000);
      expect(received).toHaveLength(2);
    },
  );
});
