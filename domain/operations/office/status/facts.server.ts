import type { State } from "#platform/metrics/state.ts";
import type { simulationIn } from "./simulation.server.ts";

const hour = 3600;

export type FactName =
  | "database"
  | "clock"
  | "leads"
  | "outbox"
  | "givenUp"
  | "mail"
  | "mailbox"
  | "jobs"
  | "disk"
  | "backup"
  | "certificate"
  | "papers"
  | "memory"
  | "simulation";

export interface Fact {
  name: FactName;
  /** The numbers and names for the text of this fact; null if they are not known. */
  values: Record<string, number | string> | null;
  /** Why the database answers but stores nothing. It chooses the text of the database's fact. */
  refuses?: "full" | "readOnly" | "failing";
  /** True if there is an alert about this fact. The limits are those in deploy/watch/alerts.yml. */
  alarm: boolean;
  /** True if this fact is not watched, so nobody can say whether all is well. */
  unwatched?: true;
}

const gigabytes = (bytes: number) => Math.round(bytes / 1e8) / 10;

const refusals = { full: "full", "read-only": "readOnly", failing: "failing" } as const;

/** The names of the company's papers (licence, insurance, certificates) that have expired, and of those that soon will. */
export type EndingNames = { expired: string[]; soon: string[] };

type SimulationFigures = ReturnType<typeof simulationIn>;

/** Returns the facts about the state of the site for colleagues, most important first. */
export function factsOf(state: State, memory: number, papers: EndingNames, simulation?: SimulationFigures): Fact[] {
  const { outboxOldest = 0, diskFree, diskSize = 0, backupAge, certificateDays } = state;
  const known = state.databaseAnswers;
  const refusal = state.databaseRefuses && { refuses: refusals[state.databaseRefuses] };
  const [today, usual] = [state.leadsToday ?? 0, state.leadsUsual ?? 0];
  return [
    { name: "database", values: {}, ...refusal, alarm: !known || state.databaseRefuses !== undefined },
    clockFact(state.clock),
    {
      name: "leads",
      values: known ? { today, usual: Math.round(usual * 10) / 10 } : null,
      alarm: usual >= 5 && today < usual / 4,
    },
    {
      name: "outbox",
      values: known ? { pending: state.outboxPending ?? 0, minutes: Math.round(outboxOldest / 60) } : null,
      alarm: outboxOldest > hour,
    },
    {
      name: "givenUp",
      values: known ? { count: state.outboxGivenUp ?? 0 } : null,
      alarm: (state.outboxGivenUp ?? 0) > 0,
    },
    {
      name: "mail",
      values: known ? { count: state.mailFailures ?? 0 } : null,
      alarm: (state.mailFailures ?? 0) >= 5,
      ...(!state.mailServer && { unwatched: true }),
    },
    {
      name: "mailbox",
      values: mailboxValues(state),
      alarm: (state.mailboxAge ?? 0) > hour / 2,
    },
    tasksFact(state.taskAges),
    {
      name: "disk",
      values: diskFree === undefined ? null : { free: gigabytes(diskFree), size: gigabytes(diskSize) },
      alarm: diskFree !== undefined && diskFree < diskSize / 10,
    },
    age("backup", backupAge === undefined ? undefined : backupAge / 60, (minutes) => minutes > 120),
    age("certificate", certificateDays, (days) => days < 14),
    papersFact(papers),
    { name: "memory", values: { mb: Math.round(memory / 1e6) }, alarm: memory > 900e6 },
    { name: "simulation", values: simulation ?? {}, alarm: (simulation?.violations ?? 0) > 0 },
  ];
}

function clockFact(clock: State["clock"]): Fact {
  if (!clock) return { name: "clock", values: null, alarm: false };
  return { name: "clock", values: clock.doubt ? { [clock.doubt]: 1 } : {}, alarm: clock.doubt !== null };
}

/** Returns the fact about the company's papers. Those that have expired come first, because no page prints them any more. */
function papersFact({ expired, soon }: EndingNames): Fact {
  const names = expired.length > 0 ? expired : soon;
  return {
    name: "papers",
    values: { expired: expired.length, soon: soon.length, names: names.join(" · ") },
    alarm: expired.length > 0,
  };
}

/** Returns the fact about scheduled tasks. It names the time of the task that has waited longest. */
function tasksFact(ages: State["taskAges"]): Fact {
  if (!ages) return { name: "jobs", values: null, alarm: false };
  const longest = Math.max(0, ...Object.values(ages));
  return { name: "jobs", values: { minutes: Math.round(longest / 60) }, alarm: longest > 3 * hour };
}

/** Returns the numbers about the mailbox. If no mail has ever come, there is no number of hours. */
function mailboxValues({ mailboxAge, mailboxMail = Number.POSITIVE_INFINITY }: State): Fact["values"] {
  if (mailboxAge === undefined) return null;
  const hours = Number.isFinite(mailboxMail) ? { hours: Math.round(mailboxMail / hour) } : null;
  return { minutes: Math.round(mailboxAge / 60), ...hours };
}

/** Returns the fact about the age of the backup or certificate. An infinite age means that there is none; the fact then has no number. */
function age(name: "backup" | "certificate", value: number | undefined, isBad: (value: number) => boolean): Fact {
  if (value === undefined) return { name, values: null, alarm: false, unwatched: true };
  return { name, values: Number.isFinite(value) ? { value: Math.round(value) } : null, alarm: isBad(value) };
}
