import { describe, expect, it } from "vitest";
import { parseEnv } from "./env.ts";

describe("parseEnv", () => {
  it("works with nothing set, and keeps to this machine", () => {
    expect(parseEnv({ PORT: "", HOST: " " })).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      DATA_DIR: "./data",
      SITE_URL: "http://localhost:3000",
      TRUST_PROXY: "none",
      LOG_LEVEL: "info",
    });
  });

  it("opens to the network when a public address is configured", () => {
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
    ["AUTH_PASSWORD_MIN", "5"],
    ["AUTH_MAIL_INTERVAL", "-1"],
    ["AUTH_MAIL_INTERVAL", "soon"],
    ["AUTH_MANUAL_LINKING", "yes"],
  ])("names %s when it is %s, and never repeats the value", (name, value) => {
    const start = () => parseEnv({ [name]: value });
    expect(start).toThrow(new RegExp(`^${name} must .*\\.$`));
    expect(start).not.toThrow(value);
  });

  it("wants a key for the webhook: unsigned, anybody could make up leads", () => {
    expect(() => parseEnv({ CRM_WEBHOOK_URL: "https://crm.example" })).toThrow(/^CRM_WEBHOOK_SECRET must /);
  });

  it.each([
    ["AUTH_LIMITS", "off"],
    ["AUTH_MAIL_CONFIRMATION", "off"],
    ["AUTH_PHONE", "on"],
  ])("takes %s=%s on a machine of one's own only", (name, value) => {
    expect(() => parseEnv({ [name]: value, SITE_URL: "http://localhost:4000" })).not.toThrow();
    expect(() => parseEnv({ [name]: value, SITE_URL: "https://www.windtower.example" })).toThrow(
      new RegExp(`^${name} can `),
    );
  });

  it("wants the keys with which browsers and the site itself ask a hosted auth backend", () => {
    const hosted = { SUPABASE_URL: "https://abc.supabase.co" };
    expect(() => parseEnv(hosted)).toThrow(/^SUPABASE_ANON_KEY must /);
    expect(() => parseEnv({ ...hosted, SUPABASE_ANON_KEY: "public" })).toThrow(/^SUPABASE_SERVICE_ROLE_KEY must /);
  });

  it("takes WhatsApp whole or not at all: a notice that never leaves would be missed by nobody", () => {
    const some = { WHATSAPP_PHONE_ID: "1", WHATSAPP_TOKEN: "hunter2", WHATSAPP_TO: "+971501234567" };
    expect(() => parseEnv(some)).toThrow(/^WHATSAPP_TEMPLATE must be set too: [^:]*\.$/);
    expect(parseEnv({ ...some, WHATSAPP_TEMPLATE: "new_request" }).WHATSAPP_TEMPLATE).toBe("new_request");
  });

  it("has a sentence for each wrong variable", () => {
    expect(() => parseEnv({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/^PORT .*\nLOG_LEVEL .*$/);
  });
});
