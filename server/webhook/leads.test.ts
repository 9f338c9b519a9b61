import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { outgoingFor } from "#app/features/mail/outgoing.server.ts";
import { webhookHandlers } from "#app/features/mail/webhooks.server.ts";
import { places } from "../db/fixture.ts";
import type { Env } from "../env.ts";
import * as environment from "../env.ts";
import { aLead, leadsIn } from "../leads/fixture.ts";
import { setLogLevel } from "../log.ts";
import { fakeClock, letPass, workDue } from "../outbox/fixture.ts";

const secret = "a secret of many characters";

/** What docs/mail-and-webhooks.md tells the receiver to do. */
function isGenuine({ headers, body }: { headers: IncomingHttpHeaders; body: string }, now: number): boolean {
  const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signature } = headers;
  const expected = createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64");
  return signature === `v1,${expected}` && Math.abs(now / 1000 - Number(timestamp)) < 300;
}

describe.each(places)("webhooks on %s", (_, make) => {
  const leads = leadsIn(make);
  let server: Server;
  let status = 200;
  let url = "";
  let received: { path: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
  beforeEach(async () => {
    setLogLevel("silent");
    received = [];
    status = 200;
    server = createServer(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      received.push({ path: request.url, headers: request.headers, body });
      response.writeHead(status).end();
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
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
  const submit = async () => {
    const messages = outgoingFor({ id: "", kind: "contact", email: "", spam: false });
    const own = messages.map((message) => ({ ...message, payload: {} }));
    const id = await leads.add({ ...aLead, service: "ac-repair", place: "dubai" }, {}, own);
    clock.to(Date.now()); // what was queued just now is due
    return id;
  };

  it("tell the CRM everything, signed, under the same id until it has taken it", async () => {
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
    const then = Number(second.headers["webhook-timestamp"]) * 1000;
    expect(isGenuine(second, then)).toBe(true);
    expect(isGenuine({ ...second, body: second.body.replace("dubai", "ajman") }, then)).toBe(false);
    expect(isGenuine(second, then + 3_600_000)).toBe(false);
    const { reference, name, message, email } = await leads.row(id);
    expect(JSON.parse(second.body)).toMatchObject({
      type: "lead.created",
      data: { id, reference, name, message, email, service: "ac-repair", place: "dubai", agreedToOffers: false },
    });
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
  ])("%s tells a chat what and where, and of the person nothing", async (topic, path, body) => {
    const id = await submit();
    await workDue(leads.db, only(topic), clock);
    expect(received.map((one) => [one.path, JSON.parse(one.body)])).toEqual([[path, body(await words(id))]]);
    expect(received[0]?.headers.authorization).toBe(topic === "notify.whatsapp" ? "Bearer wa-token" : undefined);
  });

  it.each(["notify.telegram", "notify.whatsapp"])(
    "%s that was refused is tried again, and said once",
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
