import { expect, it } from "vitest";
import { siteUrl, startTestServer } from "#platform/http/fixture.ts";
import { visitCounter } from "./visit-counter.ts";

type Call = [body: string, sender: object];

async function asked(headers: Record<string, string>, body: string) {
  const seen: Call[] = [];
  const counted: string[][] = [];
  const server = await startTestServer({
    visits: visitCounter(
      {
        seen: (bytes, sender) => void seen.push([new TextDecoder().decode(bytes), sender]),
        missed: (event, path) => void counted.push([event, path]),
        answered: () => {},
      },
      0,
    ),
  });
  const answer = await fetch(`http://127.0.0.1:${server.port}/seen`, {
    method: "POST",
    headers: { origin: siteUrl, "content-type": "application/x-www-form-urlencoded;charset=UTF-8", ...headers },
    body,
  }).finally(server.close);
  return { status: answer.status, text: await answer.text(), seen, counted };
}

it("a beacon gets an empty answer, whatever it contains", async () => {
  const good = await asked({ "user-agent": "Test", "accept-language": "ar", cookie: "theme=1; access=abc" }, "e=view");
  expect(good).toMatchObject({ status: 204, text: "" });
  expect(good.seen).toEqual([
    ["e=view", { address: "127.0.0.1", agent: "Test", ordinary: true, optedOut: false, known: true }],
  ]);
  const none = await asked({ "sec-gpc": "1", cookie: "access=" }, "%%%\0");
  expect(none).toMatchObject({ status: 204, seen: [["%%%\0", { optedOut: true, known: false }]] });
});

it("a beacon from another site, of another type or too large is ignored", async () => {
  expect(await asked({ origin: "https://evil.example" }, "e=view")).toMatchObject({ status: 403, seen: [] });
  expect(await asked({ "content-type": "application/json" }, "{}")).toMatchObject({ status: 415, seen: [] });
  expect(await asked({ "content-type": "text/plain" }, "e=view")).toMatchObject({ status: 415, seen: [] });
  expect(await asked({}, "x".repeat(3000))).toMatchObject({ status: 413, seen: [] });
});

it("an address without a page, or with a new address, is counted when a person opens it", async () => {
  const missed: string[][] = [];
  const server = await startTestServer({
    visits: visitCounter(
      {
        seen: () => {},
        missed: (event, path, { address }) => void missed.push([event, path, address]),
        answered: () => {},
      },
      0,
    ),
  });
  const open = (path: string, headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { headers, redirect: "manual" });
  const person = { "user-agent": "Mozilla/5.0 Firefox/150.0", "sec-fetch-dest": "document" };
  await open("/no-such-page?email=sara@example.com", person);
  await open("/Abu-Dhabi/", person);
  await open("/no-such-page", { "user-agent": "Googlebot/2.1" });
  await open("/no-such-page", { ...person, "sec-gpc": "1" });
  await open("/Abu-Dhabi/", { ...person, cookie: "access=x" });
  await open("/no-such-picture.png", { ...person, "sec-fetch-dest": "image" });
  await open("/no-such-page", { ...person, "sec-purpose": "prefetch" });
  server.close();
  expect(missed).toEqual([
    ["404", "/no-such-page", "127.0.0.1"],
    ["redirect", "/Abu-Dhabi", "127.0.0.1"],
  ]);
});

it("a document is counted as answered if it goes to a person who may be counted, and a file is not counted", async () => {
  const answered: string[] = [];
  const server = await startTestServer({
    visits: visitCounter(
      {
        seen: () => {},
        missed: () => {},
        answered: (path, { optedOut, known }) => void answered.push(`${path} ${optedOut} ${known}`),
      },
      0,
    ),
  });
  const open = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, {
      headers: { "user-agent": "Mozilla/5.0 Firefox/150.0", ...headers },
    });
  await open("/abu-dhabi");
  await open("/abu-dhabi?utm_source=news", { "sec-gpc": "1", cookie: "access=x" });
  await open("/abu-dhabi", { "sec-purpose": "prefetch" });
  await open("/abu-dhabi", { "sec-fetch-dest": "empty" });
  await open("/abu-dhabi", { "user-agent": "Googlebot/2.1" });
  await open("/abu-dhabi", { accept: "text/markdown, text/html" });
  await open("/robots.txt");
  await open("/no-such-page");
  await server.close();
  expect(answered).toEqual(["/abu-dhabi false false", "/abu-dhabi true true"]);
});
