import { expect, test } from "vitest";
import { company } from "#site/content/content.server.ts";
import type { Company } from "#site/content/schemas/company.ts";
import { contentCopy } from "./copy.ts";
import { launchTasks, missingPapers, sampleNumbers, tasksText } from "./launch.ts";
import { paperTasks } from "./photos.ts";

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

test("what a tender asks for and is missing is named, and `none` is an answer", () => {
  const papers = { legalName: "none", vat: "none", address: "none", insurance: "none" } as const;
  const named = missingPapers({ papers }, { team: [], certificates: [] }).map(({ what }) => what);
  expect(named).toEqual([
    "content/company.yaml: papers.licence",
    "content/photos/photos.yaml: team",
    "content/photos/photos.yaml: certificates",
  ]);
});

test("a licence, an insurance, a certificate and somebody's licence are named on the day after their last", () => {
  const [name, expires] = [term, "2027-03-31"];
  const insurance = [{ what: { en: "Third party", ar: "الغير" }, insurer: term, expires }];
  const licence = { number: "L-1", authority: term, expires };
  const certificates = [{ name, issuer: term, number: "C-1", expires }];
  const team = [{ file: "a.jpg", alt: term, name, role: term, licence: { name, number: "P-1", expires } }];
  const read = [
    { file: "company.yaml", data: { ...real, papers: { licence, insurance } } },
    { file: "photos/photos.yaml", data: { team, certificates, photos: [], pairs: [] } },
  ];
  expect(paperTasks(read, "2027-03-31")).toEqual([]);
  expect(paperTasks(read, "2027-04-01").map(({ what }) => what)).toEqual([
    "content/company.yaml: papers.licence.expires: one year L-1 expired on 2027-03-31: it is not printed",
    "content/company.yaml: papers.insurance.0.expires: Third party expired on 2027-03-31: it is not printed",
    "content/photos/photos.yaml: certificates.0.expires: one year C-1 expired on 2027-03-31: it is not printed",
    "content/photos/photos.yaml: team.0.licence.expires: one year P-1 expired on 2027-03-31: it is not printed",
  ]);
});

test("the command fails as long as samples are left, and lists them", () => {
  const { status, stdout } = contentCopy({ only: ["company.yaml", "en/testimonials.yaml"] }).run(
    "scripts/test/launch-check.ts",
  );
  expect(status).toBe(1);
  expect(stdout).toContain("  - content/en/testimonials.yaml: 6 testimonials");
});
