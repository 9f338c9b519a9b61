import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, test } from "vitest";
import { ask } from "#tests/e2e/support/http.ts";
import { origin } from "#tests/e2e/support/origin.ts";

test("a program finds the calls, and a worker answers the one that takes long", async () => {
  const { entries } = JSON.parse((await ask("/.well-known/ai-catalog.json")).text);
  const { remotes } = JSON.parse((await ask(new URL(entries[0].url).pathname)).text);
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode: "auto" } });
  await client.connect(new StreamableHTTPClientTransport(new URL(new URL(remotes[0].url).pathname, origin)));
  const { tools } = await client.listTools();
  const { paths } = JSON.parse((await ask("/openapi.json")).text);
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(tools.map(({ name }) => `/calls/${name}`)));
  const { structuredContent } = await client.callTool({ name: "hvac_cooling_load", arguments: { area: 44 } });
  const byAddress = await ask("/calls/hvac_cooling_load?area=44");
  expect(JSON.parse(byAddress.text)).toEqual(structuredContent);
  expect(structuredContent).toMatchObject({ answer: { ar: expect.stringMatching(/\p{Script=Arabic}/u) } });
  await client.close();
});
