import { describe, expect, it } from "vitest";
import { jobPosting } from "./job-posting.server.ts";
import { vacanciesIn } from "./vacancies.server.ts";

const at = (time: string) => Date.parse(`${time}+04:00`);
const here = "http://localhost:3000";
const stateOn = (time: string) => vacanciesIn("en", at(time), here).find(({ slug }) => slug === "electrician")?.state;

describe("vacancies", () => {
  it.each([
    ["2027-01-31T23:59:59", "open"],
    ["2027-02-01T00:00:00", "closed"],
    ["2027-05-01T23:59:59", "closed"],
    ["2027-05-02T00:00:00", "gone"],
  ])("on %s a vacancy until 31 January is %s", (time, state) => {
    expect(stateOn(time)).toBe(state);
  });

  it.each(["https://www.windtower.ae", "https://windtower.vercel.app", "https://203.0.113.7"])(
    "that are examples are not shown at %s",
    (origin) => {
      expect(vacanciesIn("en", Date.now(), origin)).toEqual([]);
    },
  );

  it.each([here, "http://127.0.0.1:4173", "https://site.test"])("that are examples are shown at %s", (origin) => {
    expect(vacanciesIn("ar", Date.now(), origin).length).toBeGreaterThan(2);
  });
});

describe("JobPosting", () => {
  const [example] = vacanciesIn("en", at("2026-12-01T12:00:00"), here);
  if (!example) throw new Error("There is no job.");
  const real = { ...example, sample: false };

  it("is given for a real vacancy that is open", () => {
    expect(jobPosting(real, "en")).toMatchObject({
      "@type": "JobPosting",
      title: real.title,
      datePosted: real.posted,
      validThrough: `${real.until}T23:59:59+04:00`,
      jobLocation: { address: { addressCountry: "AE" } },
    });
  });

  it("is given neither for an example nor for a closed vacancy", () => {
    expect(jobPosting(example, "en")).toBeUndefined();
    expect(jobPosting({ ...real, state: "closed" }, "en")).toBeUndefined();
  });

  it("escapes the texts of a vacancy", () => {
    expect(jobPosting({ ...real, summary: "<script>&" }, "en")?.description).toContain("<p>&lt;script>&amp;</p>");
  });
});
