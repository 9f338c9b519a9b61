import { expect } from "vitest";
import type { Answer } from "./http.ts";

/** Expects an error with this status and one of these codes, in the newer format of error messages. */
export function expectRefused(
  { status, body, text }: Answer,
  expected: number,
  code: string | string[],
  message?: RegExp,
) {
  expect({ status, body: text.slice(0, 300) }, `${expected} ${code}`).toMatchObject({ status: expected });
  expect([code].flat(), `code in ${text.slice(0, 300)}`).toContain(body?.code);
  if (message) expect(body.message).toMatch(message);
}

export const noRefreshToken = ["refresh_token_not_found", "refresh_token_already_used"];

/** Returns the address to which an answer redirects. The fragment is parsed separately. */
export function redirectOf({ status, headers, text }: Answer, expected: number | number[] = 303) {
  expect([expected].flat(), text.slice(0, 300)).toContain(status);
  const to = new URL(headers.get("location") ?? "");
  const fragment = new URLSearchParams(to.hash.replace(/^#\/?\??/, ""));
  const plain = new URL(to);
  plain.hash = "";
  return { to, plain: plain.href, query: to.searchParams, fragment };
}

/** Returns the error that a redirect contains in its query or its fragment. */
export function redirectError(answer: Answer, expected: number | number[] = 303) {
  const { query, fragment, ...rest } = redirectOf(answer, expected);
  const parameter = (name: string) => fragment.get(name) ?? query.get(name);
  expect(fragment.get("access_token") ?? query.get("code"), "nothing that opens a session").toBeNull();
  return {
    ...rest,
    error: parameter("error"),
    code: parameter("error_code"),
    description: parameter("error_description"),
  };
}
