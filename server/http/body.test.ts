import { expect, it, onTestFinished, vi } from "vitest";
import { openDoor } from "./fixture.ts";

it("takes two uploads apart at once; the next ones wait, and all are served", async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const waiting: (() => void)[] = [];
  let most = 0;
  const pages = async () => {
    await new Promise<void>((go) => {
      waiting.push(go);
      most = Math.max(most, waiting.length);
    });
    return new Response("taken");
  };
  const door = await openDoor({ pages });
  onTestFinished(async () => {
    await door.close();
    vi.restoreAllMocks();
  });
  const headers = { origin: door.origin, "content-type": "multipart/form-data; boundary=x" };
  const body = `--x\r\nContent-Disposition: form-data; name=a\r\n\r\n${"a".repeat(100_000)}\r\n--x--\r\n`;
  const answers = Promise.all(
    Array.from({ length: 5 }, () => door.ask("/api/quote", { method: "POST", headers, body })),
  );
  for (let served = 0; served < 5; served += 1) {
    await vi.waitUntil(() => waiting.length > 0);
    if (served < 4) await vi.waitUntil(() => waiting.length === 2);
    waiting.shift()?.();
  }
  expect((await answers).map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(most).toBe(2);
});
