import { expect, test } from "vitest";
import { canonicalPath } from "./aliases.ts";
import { movedAddress } from "./moved-addresses.ts";

const key = "AbC-_9kkkkkkkkkkkkkkkk";

test.each([
  ["a private link in a mail", `/request/${key}?done=added`, `/enquiry/${key}?done=added`],
  ["the page of a visit", `/ar/request/${key}/visit`, `/ar/enquiry/${key}/visit`],
  ["a quotation's QR code", `/offer/${key}`, `/quotation/${key}`],
  ["a saved paper", `/ar/offer/${key}/quotation.pdf?add1=1`, `/ar/quotation/${key}/quotation.pdf?add1=1`],
  ["an advertisement", "/quote?service=plumbing", "/quotation?service=plumbing"],
  ["a technician's bookmark", "/ar/team", "/ar/my-visits"],
  ["a rating plate", "/team/plates/1", "/my-visits/plates/1"],
  ["the office's bookmark", "/admin/quotes?state=sent", "/admin/quotations?state=sent"],
  ["a form of the office", "/admin/leads/1/quotes", "/admin/leads/1/quotations"],
  ["colleagues", "/ar/admin/team", "/ar/admin/colleagues"],
  ["an account's enquiry", "/account/requests/1", "/account/enquiries/1"],
  ["its data", "/api/account/requests/1?language=ar", "/api/account/enquiries/1?language=ar"],
])("%s leads to the new address", (_, from, to) => expect(movedAddress(from)).toBe(to));

test.each([
  "/",
  "/team/sync",
  "/teams",
  "/quotes-of-the-day",
  "/api/quote",
  "/other/request/x",
  "/admin/leads/1/quotesx",
  `/enquiry/${key}`,
])("%s has never had another name", (path) => expect(movedAddress(path)).toBeNull());

test("a key keeps its letters, and a new address is never moved again", () => {
  expect(canonicalPath(`/offer/${key}`)).toBe(`/quotation/${key}`);
  expect(canonicalPath(`/quotation/${key}`)).toBeNull();
  expect(canonicalPath("/quote")).toBe("/quotation");
});
