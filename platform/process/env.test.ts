import { describe, expect, it } from "vitest";
import { parseEnv } from "./env.ts";

describe("parseEnv", () => {
  it("works without any setting, on loopback only", () => {
    expect(parseEnv({ PORT: "", HOST: " " })).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      DATA_DIR: "./data",
      SITE_URL: "http://localhost:3000",
      TRUST_PROXY: "none",
      LOG_LEVEL: "info",
    });
  });

  it("listens on all interfaces if SITE_URL is public", () => {
    expect(parseEnv({ SITE_URL: "https://www.windtower.example" }).HOST).toBe("0.0.0.0");
    expect(parseEnv({ SITE_URL: "http://localhost:8080" }).HOST).toBe("127.0.0.1");
    expect(parseEnv({ SITE_URL: "https://www.windtower.example", HOST: "::1" }).HOST).toBe("::1");
  });

  it.each([
    ["PORT", "eighty"],
    ["PORT", "70000"],
    ["PORT", "3.5"],
    ["SITE_URL", "windtower.example"],
    ["SITE_URL", "https://windtower.example/shop"],
    ["DATABASE_URL", "mysql://u:hunter2@h/d"],
    ["TRUST_PROXY", "yes"],
    ["HSTS_PRELOAD", "yes"],
    ["HSTS_PRELOAD", "on"],
    ["SMTP_URL", "mail.example"],
    ["CRM_WEBHOOK_SECRET", "short"],
    ["OFFICE_LANGUAGE", "fr"],
    ["WHATSAPP_TO", "050 123 4567"],
    ["WHATSAPP_TEMPLATE", "New request"],
    ["LOG_LEVEL", "loud"],
    ["STATIC_URL", "https://www.windtower.example/site"],
    ["STATIC_URL", "http://www.windtower.example"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "http://user:hunter2@127.0.0.1:4318"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "hunter2"],
    ["OTEL_TRACES_SAMPLER_ARG", "2.5"],
    ["AUTH_PASSWORD_MIN", "5"],
    ["AUTH_MAIL_INTERVAL", "-1"],
    ["AUTH_MAIL_INTERVAL", "soon"],
    ["AUTH_MANUAL_LINKING", "yes"],
    ["BACKUP_PASSPHRASE", "nineteen characters"],
    ["BACKUP_PASSPHRASE", "five words and a \\ backslash"],
  ])("names %s when it is %s, and never repeats the value", (name, value) => {
    const start = () => parseEnv({ [name]: value });
    expect(start).toThrow(new RegExp(`^${name} must .*\\.$`));
    expect(start).not.toThrow(value);
  });

  it("requires a secret for the webhook", () => {
    expect(() => parseEnv({ CRM_WEBHOOK_URL: "https://crm.example" })).toThrow(/^CRM_WEBHOOK_SECRET must /);
  });

  it.each([
    ["AUTH_LIMITS", "off"],
    ["AUTH_MAIL_CONFIRMATION", "off"],
    ["AUTH_PHONE", "on"],
  ])("accepts %s=%s only with a local SITE_URL", (name, value) => {
    expect(() => parseEnv({ [name]: value, SITE_URL: "http://localhost:4000" })).not.toThrow();
    expect(() => parseEnv({ [name]: value, SITE_URL: "https://www.windtower.example" })).toThrow(
      new RegExp(`^${name} can `),
    );
  });

  it("accepts an address of the static host only if it differs from the site's own", () => {
    const own = { SITE_URL: "https://office.example" };
    expect(parseEnv({ ...own, STATIC_URL: "https://www.example/" }).STATIC_URL).toBe("https://www.example");
    expect(() => parseEnv({ ...own, STATIC_URL: "https://office.example" })).toThrow(/^STATIC_URL must be another /);
  });

  it("requires both keys of a hosted auth backend", () => {
    const hosted = { SUPABASE_URL: "https://abc.supabase.co" };
    expect(() => parseEnv(hosted)).toThrow(/^SUPABASE_ANON_KEY must /);
    expect(() => parseEnv({ ...hosted, SUPABASE_ANON_KEY: "public" })).toThrow(/^SUPABASE_SERVICE_ROLE_KEY must /);
  });

  it("requires either all WhatsApp settings or none", () => {
    const some = { WHATSAPP_PHONE_ID: "1", WHATSAPP_TOKEN: "hunter2", WHATSAPP_TO: "+971501234567" };
    expect(() => parseEnv(some)).toThrow(/^WHATSAPP_TEMPLATE must be set too: [^:]*\.$/);
    expect(parseEnv({ ...some, WHATSAPP_TEMPLATE: "new_request" }).WHATSAPP_TEMPLATE).toBe("new_request");
  });

  it("takes answers by mail from a provider, from a mailbox or from both, over TLS", () => {
    const answers = { REPLY_ADDRESS: "*@in.example.com" };
    const [hook, box] = [
      { MAIL_HOOK_SECRET: "a-secret-of-24-characters" },
      { MAIL_IMAP_URL: "imaps://in:hunter2@mail.example" },
    ];
    for (const way of [hook, box, { ...hook, ...box }]) {
      expect(parseEnv({ ...answers, ...way })).toMatchObject(way);
      expect(() => parseEnv(way)).toThrow(/^REPLY_ADDRESS and /);
    }
    expect(() => parseEnv(answers)).toThrow(/^REPLY_ADDRESS and /);
    expect(() => parseEnv({ ...answers, MAIL_IMAP_URL: "imap://in:hunter2@mail.example" })).toThrow(
      /^MAIL_IMAP_URL must be [^2]*$/,
    );
  });

  it("takes chats by WhatsApp without the WhatsApp notices, with all their settings or not at all", () => {
    const number = { WHATSAPP_PHONE_ID: "1", WHATSAPP_TOKEN: "hunter2" };
    const [secret, token] = ["an-app-secret-of-24-or-more", "a-token-of-24-characters"];
    const chats = { ...number, WHATSAPP_APP_SECRET: `${secret},${secret}`, WHATSAPP_VERIFY_TOKEN: token };
    expect(parseEnv(chats).WHATSAPP_APP_SECRET).toContain(",");
    expect(() => parseEnv(number)).toThrow(/^WHATSAPP_TO, WHATSAPP_TEMPLATE must be set too/);
    expect(() => parseEnv({ ...chats, WHATSAPP_TOKEN: "" })).toThrow(/^WHATSAPP_TOKEN must be set too/);
    expect(() => parseEnv({ WHATSAPP_TEMPLATES: "hello:en:0" })).toThrow(
      /^WHATSAPP_PHONE_ID, .*WHATSAPP_VERIFY_TOKEN must/,
    );
    expect(() => parseEnv({ ...chats, WHATSAPP_TEMPLATES: "hello:en" })).toThrow(/^WHATSAPP_TEMPLATES must be /);
    expect(() => parseEnv({ ...chats, WHATSAPP_TO: "+971501234567" })).toThrow(/^WHATSAPP_TEMPLATE must be set too/);
    for (const address of [
      "https://graph.facebook.com.evil.example",
      "https://127.0.0.1.example",
      "http://graph.facebook.com",
    ])
      expect(() => parseEnv({ WHATSAPP_API: address })).toThrow(/^WHATSAPP_API must be https:/);
    expect(parseEnv({ WHATSAPP_API: "http://127.0.0.1:4000" }).WHATSAPP_API).toBe("http://127.0.0.1:4000");
  });

  it("reports each wrong variable in a sentence", () => {
    expect(() => parseEnv({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/^PORT .*\nLOG_LEVEL .*$/);
  });
});
