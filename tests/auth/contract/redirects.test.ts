import { expect } from "vitest";
import type { Backend } from "../support/backend.ts";
import { redirectError, redirectOf } from "../support/expect.ts";
import { newUser } from "../support/people.ts";
import { openLink } from "../support/pkce.ts";
import { onEveryBackend } from "../support/suite.ts";

type Row = [site: string, allowed: string[], targets: string[], used: "target" | "site"];

/** First the cases of section 8 of the contract in their order. Then addresses that a browser reads differently from a careless server. */
const rows: Row[] = [
  ["https://example.com", [], ["https://example.com/path"], "target"],
  ["https://example.com", [], ["http://example.com/path", "https://example.com:8443/path"], "site"],
  ["https://example.com:9000", [], ["https://example.com/path"], "site"],
  ["http://localhost:3000", [], ["http://localhost:8080/callback"], "target"],
  ["https://localhost:3000", [], ["http://localhost:8080/callback"], "site"],
  [
    "https://example.com",
    ["http://localhost:8000/*"],
    ["http://localhost:8000/path", "http://localhost:8000/path?param=1"],
    "target",
  ],
  [
    "https://example.com",
    ["http://localhost:8000/*"],
    ["http://localhost:8000", "http://localhost:8000/path/to/page"],
    "site",
  ],
  [
    "https://example.com",
    ["http://*.localhost:8000/*"],
    [
      "http://123?.localhost:8000/path",
      "http://123.123.123.123?localhost:8000/path",
      "http://[65e7:a5b9:be71:18c0:3a12:42ff:fe21:206d]?localhost:8000/path",
    ],
    "site",
  ],
  ["http://localhost:3000", ["http://*.dev:3000"], ["http://foo.bar.dev:3000"], "site"],
  ["http://localhost:3000", ["http://*.*.dev:3000"], ["http://foo.bar.dev:3000"], "target"],
  ["http://localhost:3000", ["http://test.dev:3000/*"], ["http://test.dev:3000/bar/foo"], "site"],
  [
    "http://localhost:3000",
    ["http://*.example.com/*"],
    ["http://something#.example.com/abc", "http://japanese。.example.com/abc"],
    "site",
  ],
  ["http://localhost:3000", [], ["http://127.0.0.1:8080/callback"], "target"],
  // BETTER than GoTrue (the original server): there any program on the reader's machine that listens on this port would receive the session
  // of a public site.
  ["https://example.com", [], ["http://127.0.0.1:8080/callback", "http://[::1]:8080/callback"], "site"],
  ["https://example.com", ["http://127.0.0.1:*/**"], ["http://127.0.0.1:8080/callback"], "target"],
  ["http://test.dev:3000/#/", ["com.example.app://**"], ["com.example.app://sign-in/v2"], "target"],
  ["http://test.dev:3000/#/", ["http://*.allowed.dev:3000"], ["http://sub.test.dev:3000/#/"], "site"],
  [
    "https://example.com",
    ["https://*.example.com/**"],
    [
      "https://example.com@evil.example/",
      "https://user:secret@example.com/path",
      "https://example.com\\@evil.example/",
      "https:\\\\evil.example\\path",
      "//evil.example/path",
      "/\\evil.example",
      "https://evil.example/https://example.com/path",
      "https://example.com.evil.example/path",
      "https://evil.example?https://a.example.com/",
      "https://evil.example#https://a.example.com/",
      "javascript:alert(1)//https://example.com/",
      "data:text/html,<script>1</script>",
      "https://example.com\r\nset-cookie: a=b",
      "https://exam\tple.com/path",
      "https://1249763844/path",
      "https://192.0.2.1/path",
      "https://[2001:db8::1]/path",
      "",
      "somebody@example.com",
    ],
    "site",
  ],
];

const bad = (target: string, more = "") =>
  `/verify?type=recovery&token=0000${more}&redirect_to=${encodeURIComponent(target)}`;

onEveryBackend("Redirects", (test) => {
  for (const [siteUrl, redirects, targets, used] of rows) {
    test(
      `(34) ${siteUrl} with ${redirects.join(" ") || "no list"}: ${targets.length > 2 ? `${targets.length} targets` : targets.join(" ")} → ${used}`,
      async (auth) => {
        const server = await auth.other({ siteUrl, redirects, sameDatabase: true });
        for (const target of targets) {
          const { plain, code } = redirectError(await server.get(bad(target)));
          expect(code).toBe("otp_expired");
          expect(plain, JSON.stringify(target)).toBe(withoutFragment(used === "target" ? target : siteUrl));
        }
      },
      "settings",
    );
  }

  test("(34) the target's query is kept, an error in it is overwritten", async (auth) => {
    const target = `${auth.siteUrl}/in?next=%2Faccount&error=mine&x=1`;
    const implicit = redirectOf(await auth.get(bad(target)));
    expect(implicit.query.get("x")).toBe("1");
    expect(implicit.fragment.get("error_code")).toBe("otp_expired");
    expect(implicit.fragment.has("sb")).toBe(true);
    const { query } = redirectOf(await auth.get(bad(target).replace("token=0000", "token=pkce_0000")));
    expect(Object.fromEntries(query)).toMatchObject({
      next: "/account",
      x: "1",
      error: "access_denied",
      error_code: "otp_expired",
      error_description: "Email link is invalid or has expired",
    });
    expect(query.getAll("error")).toEqual(["access_denied"]);
  });

  test(
    "(34) the header redirect_to comes first; the Referer is ignored",
    async (auth) => {
      const path = "/verify?type=recovery&token=0000";
      const address = `${path}&redirect_to=${encodeURIComponent(`${auth.siteUrl}/query`)}`;
      const led = async (url: string, headers: Record<string, string>) =>
        new URL(redirectError(await auth.get(url, { headers })).plain).pathname;
      expect(await led(address, { redirect_to: `${auth.siteUrl}/header` })).toBe("/header");
      expect(await led(address, {})).toBe("/query");
      expect(await led(path, { referer: `${auth.siteUrl}/referer` })).not.toBe("/referer");
    },
    "better",
  );

  test(
    "(34) the target is stored, and checked again when the link is opened",
    async (auth) => {
      const { email } = await newUser(auth);
      const answerFor = async (target: string) => {
        await auth.post(`/recover?redirect_to=${encodeURIComponent(target)}`, { email });
        return auth.outbox.newest(email, "recovery");
      };
      const good = await answerFor(`${auth.siteUrl}/reset-password?x=1`);
      expect(redirectOf(await openLink(auth, good)).plain).toBe(`${auth.siteUrl}/reset-password?x=1`);
      auth.advance(61_000);
      const evil = await answerFor("https://evil.example/reset");
      expect(decodeURIComponent(evil.link)).not.toContain("evil.example");
      const led = redirectOf(await openLink(auth, { ...evil, redirectTo: "https://evil.example/reset" }));
      expect(led.to.origin).toBe(auth.siteUrl);
    },
    "clock",
    "mailbox",
  );

  test("an invalid target falls back to the site", async (auth: Backend) => {
    const { email } = await newUser(auth);
    const answer = await auth.post("/recover?redirect_to=somebody%40example.com", { email });
    expect(answer.status, answer.text).toBe(200);
  });
});

function withoutFragment(address: string): string {
  const url = new URL(address);
  url.hash = "";
  return url.href;
}
