import { expect, test } from "vitest";
import { compressAnswer } from "./compress.ts";

const endless = (type: string) =>
  new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(2000)) }), {
    headers: { "content-type": type },
  });

test.each(["text/event-stream", "text/csv; charset=utf-8"])("%s is sent in pieces as it is produced", async (type) => {
  const answer = await compressAnswer(endless(type), "br");
  expect(answer.headers.get("content-encoding")).toBeNull();
  await answer.body?.cancel();
});

test("a page is compressed", async () => {
  const page = new Response("word ".repeat(1000), { headers: { "content-type": "text/html; charset=utf-8" } });
  expect((await compressAnswer(page, "br")).headers.get("content-encoding")).toBe("br");
});

test("data that is compressed already is sent unchanged", async () => {
  const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br" };
  const answer = await compressAnswer(new Response("word ".repeat(1000), { headers }), "gzip");
  expect([answer.headers.get("content-encoding"), (await answer.text()).length]).toEqual(["br", 5000]);
});
