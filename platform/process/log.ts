import { privateLinks } from "@site/ground/site-map/moved-addresses.ts";
import { messageOf } from "./error-message.ts";
import { sourceFrame } from "./source-map.ts";
import { codeOf } from "./start-error.ts";

const levels = ["debug", "info", "warn", "error", "silent"] as const;
export type Level = (typeof levels)[number];

/**
 * The only fields that a line may have. Personal data stays out because nothing else is ever written: no address of the visitor, no query, no body,
 * and of an error's message only what `messageOf` lets through.
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
  /** A statement without its literals, as `statementText` makes it. It is logged at debug level only. */
  sql?: string;
  /** Where the time of a request went, as in Server-Timing. It is logged at debug level only. */
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
/** The number of lines that were logged, by which a terminal has scrolled. */
export const linesLogged = (): number => linesWritten;

/** The line is JSON for programs that store it. At a terminal it is a few words, since JSON for each request would hide everything else there. */
export function lineOf(time: string, level: string, fields: LogFields, isTerminal = false): string {
  if (!isTerminal) return JSON.stringify({ time, level, ...fields });
  const { event, method, path, status, ms, id, frames = [], ...others } = fields;
  const what = method ? `${method} ${path} ${status}${ms === undefined ? "" : ` ${ms} ms`}` : event;
  const facts = Object.entries(method ? others : { id, ms, ...others }).filter(([, value]) => value !== undefined);
  const words = [time.slice(11, 19), level === "info" ? "" : level, what, ...facts.map((fact) => fact.join("="))];
  return [words.filter(Boolean).join(" "), ...frames.map((frame) => `  ${frame}`)].join("\n");
}

/**
 * Logs the kind of an error, its message without personal data, and where in our source it was thrown. `id` is the x-request-id of the request to
 * which it belongs.
 */
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

/** A library that works in many small steps would fill the ten frames that Node keeps, so that our own frames would be missing. */
Error.stackTraceLimit = 40;

/** The place where it was thrown, and then the frames of our own code. */
const framesOf = (error: Error): string[] =>
  (error.stack ?? "")
    .split("\n")
    .filter((line) => /^ {4}at .+:\d+:\d+\)?$/.test(line))
    .map((line) => sourceFrame(line.trim()))
    .filter((line, index) => index === 0 || !/\bnode_modules\/|\bnode:/.test(line))
    .slice(0, 8);

const isPrivateLink = (segment: string) => privateLinks.some((name) => name === segment.toLowerCase());

/**
 * Masks text that looks like an e-mail address, a phone number or a token, because a mistyped address can contain anything. The key of a private link
 * is always masked.
 */
export const loggablePath = (target: string): string =>
  (target.split("?", 1)[0] ?? "")
    .slice(0, 300)
    .split("/")
    .map((segment, index, all) =>
      isPrivateLink(all[index - 1] ?? "") || /@|%40|(\d[^a-z]*){7}|^.{81}/i.test(segment) ? ":masked" : segment,
    )
    .join("/");
