import { expect, test } from "vitest";
import { company } from "#site/content/content.server.ts";
import type { Company } from "#site/content/schemas/company.ts";
import { contentCopy } from "./copy.ts";
import { launchTasks, sampleNumbers, tasksText } from "./launch.ts";

const term = { en: "one year", ar: "سنة" };
const real: Company = {
  ...company(),
  sample: false,
  phone: "+97143217654",
  emergency: "+97143217655",
  whatsapp: "+971501234567",
  email: "office@company.ae",
  urgent: "none",
  terms: { licence: term, guarantee: term, insurance: term, payment: term, cancellation: "none" },
};
const site = "https://www.company.ae";

test("a real company with nothing left to replace may launch", () => {
  expect(launchTasks(real, [], site)).toEqual([]);
});

test("nobody needs a number of its own for emergencies, and a company that answers none needs no promise", () => {
  const { emergencySupport: _, ...claims } = real.claims;
  expect(launchTasks({ ...real, claims, emergency: undefined, urgent: undefined }, [], site)).toEqual([]);
  expect(launchTasks({ ...real, emergency: undefined }, [], site)).toEqual([]);
});

test.each(["+97165551234", "+97145550101", "+971505551234", "+97142000000", "+97143000005"])(
  "%s may be real",
  (phone) => {
    expect(launchTasks({ ...real, phone, emergency: phone, whatsapp: phone }, [], site)).toEqual([]);
  },
);

test("every number of the example company is known to belong to nobody", () => {
  const { sample, phone, emergency, whatsapp } = company();
  expect(sample).toBe(true);
  expect(sampleNumbers.toSorted()).toEqual([phone, emergency, whatsapp].toSorted());
});

test.each([
  [{ emergency: "+97140000000" }, site, "emergency: +97140000000"],
  [{ phone: "+97145550100" }, site, "phone: +97145550100"],
  [{ whatsapp: "+971500000000" }, site, "whatsapp: +971500000000"],
  [{ email: "hello@windtower.example" }, site, "email: hello@windtower.example"],
  [{ urgent: undefined }, site, "urgent"],
  [{ terms: {} }, site, "terms.guarantee"],
  [{}, undefined, "SITE_URL is not set"],
  [{}, "http://www.company.ae", "https://"],
  [{}, "https://localhost:3000", "localhost is not public"],
])("%j on %s is reported", (change, address, named) => {
  expect(tasksText(launchTasks({ ...real, ...change }, [], address))).toContain(named);
});

test("a build for another address than the site's is reported, with the command that corrects it", () => {
  expect(launchTasks(real, [], site, site)).toEqual([]);
  expect(tasksText(launchTasks(real, [], site, "http://localhost:4310"))).toMatch(
    /made for http:\/\/localhost:4310.*SITE_URL=https:\/\/www\.company\.ae npm run build/,
  );
});

test("the command fails as long as samples are left, and lists them", () => {
  const { status, stdout } = contentCopy({ only: ["company.yaml", "en/testimonials.yaml"] }).run(
    "scripts/test/launch-check.ts",
  );
  expect(status).toBe(1);
  expect(stdout).toContain("  - content/en/testimonials.yaml: 6 testimonials");
});
