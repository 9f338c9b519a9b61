import { expect, it } from "vitest";
import { isQuiet, quietHours } from "./notification-choices.ts";
import { areKeys, isPushService } from "./subscriptions.ts";

const uae = (time: string) => Date.parse(`2026-11-26T${time}:00+04:00`);

it.each([
  ["22:00-07:00", "21:59", false],
  ["22:00-07:00", "22:00", true],
  ["22:00-07:00", "00:30", true],
  ["22:00-07:00", "06:59", true],
  ["22:00-07:00", "07:00", false],
  ["13:00-14:30", "13:00", true],
  ["13:00-14:30", "14:30", false],
  ["", "03:00", false],
  ["nonsense", "03:00", false],
])("quiet hours %s at %s: %s", (hours, time, quiet) => {
  expect(isQuiet(hours, uae(time))).toBe(quiet);
});

it("quiet hours are two different times, or none", () => {
  expect([quietHours("22:00", "07:00"), quietHours("22:00", ""), quietHours("24:00", "07:00")]).toEqual([
    "22:00-07:00",
    "",
    "",
  ]);
  expect([quietHours("07:00", "07:00"), quietHours("٢٢:٠٠", "07:00")]).toEqual(["", ""]);
});

it.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
  "https://wns2-par02p.notify.windows.com/w/?token=a",
])("%s is accepted as a push service", (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

it.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/a",
  "https://user@fcm.googleapis.com/a",
  "https://fcm.googleapis.com.example.com/a",
  "https://evilpush.apple.com/a",
  "https://127.0.0.1/a",
  "https://[::1]/a",
  "file:///etc/passwd",
  "nonsense",
  "",
])("%s is refused as a push service (SSRF)", (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
});

it("keys that no browser makes are refused", () => {
  const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString("base64url");
  const auth = Buffer.alloc(16).toString("base64url");
  expect(areKeys({ p256dh, auth })).toBe(true);
  for (const wrong of [
    { p256dh, auth: "" },
    { p256dh: p256dh.slice(4), auth },
    { p256dh: `${p256dh}AAAA`, auth },
    { p256dh: "<script>", auth },
  ])
    expect(areKeys(wrong)).toBe(false);
});
