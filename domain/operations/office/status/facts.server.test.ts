import type { Language } from "@site/ground/language/languages.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { factsOf } from "./facts.server.ts";
import { Status } from "./Status.tsx";
import { lastSimulation, simulationIn } from "./simulation.server.ts";

const calm = {
  databaseAnswers: true,
  outboxPending: 0,
  outboxOldest: 0,
  outboxGivenUp: 0,
  mailFailures: 0,
  mailServer: true,
  leadsToday: 4,
  leadsUsual: 8,
};
const inDate = { expired: [], soon: [] };
const alarms = (state: Parameters<typeof factsOf>[0], papers: Parameters<typeof factsOf>[2] = inDate) =>
  factsOf(state, 3e8, papers).flatMap(({ name, alarm }) => (alarm ? [name] : []));

it("a calm site rings no alarm, and names the things that nobody watches", () => {
  const unwatched = (state: Parameters<typeof factsOf>[0]) =>
    factsOf(state, 3e8, inDate).flatMap(({ name, unwatched }) => (unwatched ? [name] : []));
  expect(alarms(calm)).toEqual([]);
  expect(unwatched(calm)).toEqual(["backup", "certificate"]);
  expect(unwatched({ ...calm, mailServer: false, backupAge: 60, certificateDays: 30 })).toEqual(["mail"]);
});

function shownWith(
  papers: Parameters<typeof factsOf>[2],
  simulated?: Parameters<typeof factsOf>[3],
  path = "/",
): string {
  const facts = factsOf(calm, 3e8, papers, simulated);
  const page = { facts, now: 0, answer: undefined, leaving: { count: 0, first: [] }, mayConfirm: false };
  const status = () => createElement(Status, { ...page, clock: { doubt: null, seen: null } });
  const stub = createRoutesStub([{ path, Component: status }]);
  return renderToStaticMarkup(createElement(stub, { initialEntries: [path] }));
}

it("the page marks as many things as not watched as its heading counts", () => {
  const shown = shownWith(inDate);
  expect(shown).toContain("2 things are not watched.");
  expect(shown.match(/Not watched:/g)).toHaveLength(2);
});

it.each([
  ["database", { databaseAnswers: false }],
  ["database", { databaseRefuses: "full" }],
  ["clock", { clock: { doubt: "ahead", seen: 1 } }],
  ["jobs", { taskAges: { people: 60, retention: 3 * 3600 + 1 } }],
  ["leads", { leadsToday: 1 }],
  ["outbox", { outboxOldest: 3601 }],
  ["givenUp", { outboxGivenUp: 1 }],
  ["mail", { mailFailures: 5 }],
  ["mailbox", { mailboxAge: 1801, mailboxMail: 60 }],
  ["disk", { diskFree: 9, diskSize: 100 }],
  ["backup", { backupAge: Number.POSITIVE_INFINITY }],
  ["certificate", { certificateDays: 13.9 }],
] as const)("the page rings an alarm for %s", (name, change) => {
  expect(alarms({ ...calm, ...change })).toEqual([name]);
});

it("an expired paper is named and an alarm; one that soon ends is only named", () => {
  const [expired, soon] = [
    { expired: ["Insurance"], soon: ["Licence"] },
    { expired: [], soon: ["Licence"] },
  ];
  expect([alarms(calm, expired), alarms(calm, soon)]).toEqual([["papers"], []]);
  expect([shownWith(expired), shownWith(soon)]).toEqual([
    expect.stringContaining("no page prints it: Insurance<"),
    expect.stringContaining("30 days: Licence<"),
  ]);
});

it("the figures of the last simulation in docs/simulation.json have the form that the page reads", () => {
  expect(lastSimulation()?.date).toMatch(/^2\d{3}-/);
});

it("the page shows the last simulation with its day in both languages, and rings an alarm for a broken rule", () => {
  const figures = { plans: 9, hours: 1.5, turns: 80, operations: 1200, faults: 7, mails: 30, violations: 0 };
  const run = { date: "2026-12-01", commit: "0123456789", seed: 1, minutes: 10 };
  const shown = (language: Language, violations: number) => {
    const databases = { SQLite: figures, PostgreSQL: { ...figures, violations } };
    return shownWith(inDate, simulationIn({ ...run, databases }, language), language === "ar" ? "/ar" : "/");
  };
  expect(shown("en", 0)).toContain("On 1 December 2026, 10 min in a simulated office. Operations: 2,400, faults: 14,");
  expect(shown("ar", 0)).toContain("يوم 1 ديسمبر 2026، في مكتب افتراضي لمدة 10 د. العمليات: 2,400، والأعطال: 14،");
  expect([shown("en", 0), shown("en", 1)].map((page) => page.includes("tell whoever develops"))).toEqual([false, true]);
  expect(shownWith(inDate)).toContain("Not run yet.");
});

it("the page never prints a value that is no number", () => {
  const facts = factsOf(
    {
      databaseAnswers: false,
      mailServer: true,
      backupAge: Number.POSITIVE_INFINITY,
      certificateDays: Number.NEGATIVE_INFINITY,
    },
    1e9,
    inDate,
  );
  expect(JSON.stringify(facts)).not.toMatch(/null[0-9]|Infinity|NaN/);
  const values = facts.flatMap((fact) => Object.values(fact.values ?? {}));
  expect(values.filter((value) => typeof value === "number").every(Number.isFinite)).toBe(true);
});
