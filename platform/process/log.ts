import { privateLinks } from "@site/ground/site-map/moved-addresses.ts";
import { currentDate } from "#platform/machine/time.ts";
import { messageOf } from "./error-message.ts";
import { sourceFrame } from "./source-map.ts";
import { codeOf } from "./start-error.ts";

const levels = ["debug", "info", "warn", "error", "silent"] as const;
export type Level = (typeof levels)[number];

/**
 * The only fields of a log line. Everything else is never written, so personal data stay out of the log: no visitor's address, no query, no
 * body, and only the part of an error's message that `messageOf` allows.
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
  /** A statement without its literals, as `statementText` returns it. Only for level debug. */
  sql?: string;
  /** How long the parts of a request took, as in Server-Timing. Only for level debug. */
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
  process.stdout.write(`${lineOf(currentDate().toISOString(), level, fields, process.stdout.isTTY)}\n`);
}

let linesWritten = 0;
/** The number of lines logged so far, by which the terminal has scrolled. */
export const linesLogged = (): number => linesWritten;

/**
 * Returns a line of the log. Programs that store it get JSON. A terminal gets a few words, because JSON for each request would hide all
 * other lines.
 */
export function lineOf(time: string, level: string, fields: LogFields, isTerminal = false): string {
  if (!isTerminal) return JSON.stringify({ time, level, ...fields });
  const { event, method, path, status, ms, id, frames = [], ...others } = fields;
  const what = method ? `${method} ${path} ${status}${ms === undefined ? "" : ` ${ms} ms`}` : event;
  const facts = Object.entries(method ? others : { id, ms, ...others }).filter(([, value]) => value !== undefined);
  const words = [time.slice(11, 19), level === "info" ? "" : level, what, ...facts.map((fact) => fact.join("="))];
  return [words.filter(Boolean).join(" "), ...frames.map((frame) => `  ${frame}`)].join("\n");
}

/**
 * Logs the type of an error, its message without personal data, and the place in our source where it was thrown. `id` is the x-request-id
 * of the request.
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

/** Node keeps only ten frames of a stack by default. A library could fill them all, and the frames of our own code would be missing. */
Error.stackTraceLimit = 40;

/** Returns the frame where the error was thrown, and then the frames of our own code. */
const framesOf = (error: Error): string[] =>
  (error.stack ?? "")
    .split("\n")
    .filter((line) => /^ {4}at .+:\d+:\d+\)?$/.test(line))
    .map((line) => sourceFrame(line.trim()))
    .filter((line, index) => index === 0 || !/\bnode_modules\/|\bnode:/.test(line))
    .slice(0, 8);

const isPrivateLink = (segment: string) => privateLinks.some((name) => name === segment.toLowerCase());

/**
 * Masks parts of a path that look like an e-mail address, a phone number or a token, because a visitor may type anything into the address.
 * Keys of private links are always masked.
 */
export const loggablePath = (target: string): string =>
  (target.split("?", 1)[0] ?? "")
    .slice(0, 300)
    .split("/")
    .map((segment, index, all) =>
      isPrivateLink(all[index - 1] ?? "") || /@|%40|(\d[^a-z]*){7}|^.{81}/i.test(segment) ? ":masked" : segment,
    )
    .join("/");
