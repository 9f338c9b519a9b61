import { expect, it } from "vitest";
import { startTestServer } from "./fixture.ts";
import { verificationFiles } from "./verification.ts";

it("search engines find the file that they asked for, and only under its name", async () => {
  const verification = verificationFiles({
    GOOGLE_VERIFICATION: "google0123456789abcdef.html",
    BING_VERIFICATION: "0123456789ABCDEF0123456789ABCDEF",
    INDEXNOW_KEY: "0a1b2c3d4e5f",
  });
  const server = await startTestServer({ verification });
  const get = async (path: string) => {
    const answer = await fetch(server.origin + path, { redirect: "manual" });
    return [answer.status, answer.headers.get("content-type"), await answer.text()];
  };
  expect(await get("/google0123456789abcdef.html")).toEqual([
    200,
    "text/html; charset=utf-8",
    "google-site-verification: google0123456789abcdef.html",
  ]);
  const [status, type, body] = await get("/BingSiteAuth.xml");
  expect([status, type]).toEqual([200, "application/xml; charset=utf-8"]);
  expect(body).toContain("<user>0123456789ABCDEF0123456789ABCDEF</user>");
  expect(await get("/0a1b2c3d4e5f.txt")).toEqual([200, "text/plain; charset=utf-8", "0a1b2c3d4e5f"]);
  expect((await get("/google0000000000000000.html"))[0]).not.toBe(200);
  await server.close();
});

it("without the setting there is no such file", () => {
  expect(verificationFiles({}).size).toBe(0);
});
