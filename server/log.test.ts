import { expect, test } from "vitest";
import { loggablePath } from "./log.ts";

test.each([
  ["/dubai/ac-services?email=a@b.ae", "/dubai/ac-services"],
  ["/request/AbCdEf", "/request/:masked"],
  ["/ar/application/AbCdEf", "/ar/application/:masked"],
  ["/report/AbCdEf", "/report/:masked"],
  ["/admin/applications/AbCdEf", "/admin/applications/AbCdEf"],
  ["/ar/Request/short?done=added", "/ar/Request/:masked"],
  ["/request/AbCdEf.data", "/request/:masked"],
  ["/request", "/request"],
  ["/a@b.ae/0501234567", "/:masked/:masked"],
])("%s is logged as %s", (path, logged) => {
  expect(loggablePath(path)).toBe(logged);
});
