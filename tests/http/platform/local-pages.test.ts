import { expect, test } from "vitest";
import { ask } from "#tests/e2e/support/http.ts";

test("the mailbox is not shown through a proxy or under another host name", async () => {
  const strangers: Record<string, string>[] = [
    { "x-forwarded-for": "192.0.2.1", "x-local-request": "yes" },
    { "x-original-host": "www.windtower.example" },
    { "x-envoy-external-address": "192.0.2.1" },
    { host: "www.windtower.example", "x-local-request": "yes" },
  ];
  for (const headers of strangers) {
    expect((await ask("/mailbox", { headers })).status).toBe(404);
    expect((await ask("/mailbox/1/letter", { headers })).status).toBe(404);
  }
});

test("the design page is not found from outside", async () => {
  for (const path of ["/design", "/ar/design", "/design/pictures"])
    for (const [name, value] of [
      ["x-forwarded-for", "192.0.2.1"],
      ["host", "www.windtower.example"],
    ] as const)
      expect((await ask(path, { headers: { [name]: value } })).status).toBe(404);
});
