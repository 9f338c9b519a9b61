import { expect, it } from "vitest";
import { cookieOf } from "./cookie.ts";
import { mayRetry, newQueryClient, RequestRefusal, retryDelay } from "./query.ts";

it("failed requests are tried three more times, with exponential backoff of at most 30 s", () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000]);
  expect([0, 1, 2, 3].map((failures) => mayRetry(failures, new TypeError()))).toEqual([true, true, true, false]);
  expect(mayRetry(0, new RequestRefusal(503, ""))).toBe(true);
  expect(mayRetry(0, new RequestRefusal(403, ""))).toBe(false);
  expect(newQueryClient().getDefaultOptions().queries).toMatchObject({ gcTime: 300_000, retry: mayRetry, retryDelay });
});

it("the access token is copied into the cookie until it expires", () => {
  const session = { access_token: "a.b.c", expires_at: 1100 };
  expect(cookieOf(session, 1_000_500, true)).toBe("access=a.b.c; Path=/; SameSite=Lax; Max-Age=100; Secure");
  expect(cookieOf(session, 1_100_000, false)).toBe("access=; Path=/; SameSite=Lax; Max-Age=0");
  expect(cookieOf(null, 0, false)).toBe("access=; Path=/; SameSite=Lax; Max-Age=0");
});
