import { privateLinks } from "@site/ground/site-map/moved-addresses.ts";
import { messageOf } from "./error-message.ts";
import { sourceFrame } from "./source-map.ts";
import { codeOf } from "./start-error.ts";

const levels = ["debug", "info", "warn", "error", "silent"] as const;
export type Level = (typeof levels)[number];

/**
 * The only fields a line may have. Personal data stays out because nothing else is ever written: no address of the
 * visitor, no query, no body, and of an error's message only what `messageOf` lets through.
 */
export interface LogFields {
  event?: string;
  id?: string;
  method?: string;
  path?: string;
  status?: number;
  ms?: number;
  name?: string;
  message?: string;
  code?: string;
  frames?: string[];
  /** The topic of an outgoing message, such as mail.office. */
  topic?: string;
  count?: number;
  /** A statement without its literals, as `statementText` makes it; at debug level only. */
  sql?: string;
  /** Where the time of a request went, as in Server-Timing; at debug level only. */
  timing?: string;
}

let threshold: Level = "info";
export const setLogLevel = (level: Level): void => {
  threshold = level;
};

export const logs = (level: Exclude<Level, "silent">): boolean => levels.indexOf(level) >= levels.indexOf(threshold);

export function log(level: Exclude<Level, "silent">, fields: LogFields): void {
  if (!logs(level)) return;
  linesWritten += 1;
  process.stdout.write(`${lineOf(new Date().toISOString(), level, fields, process.stdout.isTTY)}\n`);
}

let linesWritten = 0;
/** So many lines the log has had, by which a terminal has scrolled. */
export const linesLogged = (): number => linesWritten;

/** JSON for whoever stores it; at a terminal few words, since JSON for each request would hide everything else there. */
export function lineOf(time: string, level: string, fields: LogFields, isTerminal = false): string {
  if (!isTerminal) return JSON.stringify({ time, level, ...fields });
  const { event, method, path, status, ms, id, frames = [], ...others } = fields;
  const what = method ? `${method} ${path} ${status}${ms === undefined ? "" : ` ${ms} ms`}` : event;
  const facts = Object.entries(method ? others : { id, ms, ...others }).filter(([, value]) => value !== undefined);
  const words = [time.slice(11, 19), level === "info" ? "" : level, what, ...facts.map((fact) => fact.join("="))];
  return [words.filter(Boolean).join(" "), ...frames.map((frame) => `  ${frame}`)].join("\n");
}

/** Says what kind of error, what it says without personal data, and where in our source. `id` is the x-request-id of the request it belongs to. */
export function logError(error: unknown, id?: string): void {
  const known = error instanceof Error;
  log("error", {
    event: "error",
    id,
    name: known ? error.name : typeof error,
    message: known ? messageOf(error) : undefined,
    code: codeOf(error),
    frames: known ? framesOf(error) : [],
  });
}

/** A library that works in many small steps would fill the ten frames that Node keeps, and ours would be missing. */
Error.stackTraceLimit = 40;

/** Where it was thrown, and then the frames of our own code. */
const framesOf = (error: Error): string[] =>
  (error.stack ?? "")
    .split("\n")
    .filter((line) => /^ {4}at .+:\d+:\d+\)?$/.test(line))
    .map((line) => sourceFrame(line.trim()))
    .filter((line, index) => index === 0 || !/\bnode_modules\/|\bnode:/.test(line))
    .slice(0, 8);

const isPrivateLink = (segment: string) => privateLinks.some((name) => name === segment.toLowerCase());

/**
 * A mistyped address can contain anything, so text that looks like an e-mail, a phone number or a token is masked, and the
 * key of a private link always.
 */
export const loggablePath = (target: string): string =>
  (target.split("?", 1)[0] ?? "")
    .slice(0, 300)
    .split("/")
    .map((segment, index, all) =>
      isPrivateLink(all[index - 1] ?? "") || /@|%40|(\d[^a-z]*){7}|^.{81}/i.test(segment) ? ":masked" : segment,
    )
    .join("/");
