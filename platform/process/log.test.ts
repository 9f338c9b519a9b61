import { expect, test } from "vitest";
import { lineOf, loggablePath } from "./log.ts";

test.each([
  ["/dubai/ac-services?email=a@b.ae", "/dubai/ac-services"],
  ["/enquiry/AbCdEf", "/enquiry/:masked"],
  ["/ar/application/AbCdEf", "/ar/application/:masked"],
  ["/report/AbCdEf", "/report/:masked"],
  ["/admin/applications/AbCdEf", "/admin/applications/AbCdEf"],
  ["/ar/Request/short?done=added", "/ar/Request/:masked"],
  ["/enquiry/AbCdEf.data", "/enquiry/:masked"],
  ["/enquiry", "/enquiry"],
  ["/a@b.ae/0501234567", "/:masked/:masked"],
])("%s is logged as %s", (path, logged) => {
  expect(loggablePath(path)).toBe(logged);
});

const time = "2026-11-29T12:03:44.000Z";
const request = { event: "request", id: "r1", method: "GET", path: "/about", status: 200, ms: 3 };

test.each([
  ["info", request, "12:03:44 GET /about 200 3 ms"],
  ["warn", { event: "outbox-waiting", count: 2 }, "12:03:44 warn outbox-waiting count=2"],
  [
    "error",
    { event: "error", id: "r1", name: "E", frames: ["at a.ts:1:1"] },
    "12:03:44 error error id=r1 name=E\n  at a.ts:1:1",
  ],
])("a line (%s) is short at a terminal, elsewhere it is JSON with all facts", (level, fields, short) => {
  expect(lineOf(time, level, fields, true)).toBe(short);
  expect(JSON.parse(lineOf(time, level, fields))).toEqual({ time, level, ...fields });
});
