import { AsyncLocalStorage } from "node:async_hooks";
import { uptime } from "#platform/machine/time.ts";
import { log, logs } from "#platform/process/log.ts";
import { statementText } from "./statement-name.ts";
import { database, type Timing } from "./timing.ts";
import type { Note, Statement, Tracer } from "./tracer.ts";

/** Undefined unless OTEL_EXPORTER_OTLP_ENDPOINT is set (docs/timing.md). The module otlp.ts is then not even loaded. */
let tracer: Tracer | undefined;

/**
 * The storage is on globalThis, because in development two copies of this module are loaded: one for the module that starts a request and
 * one for the module that renders it.
 */
const shared: typeof globalThis & { windtowerTimings?: AsyncLocalStorage<Timing> } = globalThis;
shared.windtowerTimings ??= new AsyncLocalStorage();
const timings = shared.windtowerTimings;

interface Given {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  OTEL_EXPORTER_OTLP_HEADERS?: string;
  OTEL_TRACES_SAMPLER_ARG: number;
}

export async function startTracing(settings: Given): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = settings;
  if (!endpoint) return;
  const { createTracer } = await import("./otlp.ts");
  tracer = createTracer({ endpoint, headers, share: settings.OTEL_TRACES_SAMPLER_ARG });
}

/** Runs the work of one request. Measures the parts of the work in `timing`, if there is one. */
export const timedBy = <T>(timing: Timing | undefined, work: () => T): T =>
  timing ? timings.run(timing, work) : work();

/** Allows the response to this request to include its timing. The caller has checked that the visitor is a colleague. */
export function showTiming(): void {
  const timing = timings.getStore();
  if (timing) timing.isShown = true;
}

/**
 * True if times must be measured: for the timing of the current request, for a collector, or for the log. If nobody needs them, this check
 * is the only cost.
 */
export const isWatched = (): boolean => timings.getStore() !== undefined || tracer !== undefined || logs("debug");

/**
 * Wraps a function so that its time is counted for the request that is current now, even if the function is called later during another
 * request.
 */
export const forThisRequest = <A extends unknown[], T>(work: (...given: A) => T): ((...given: A) => T) =>
  timings.getStore() ? AsyncLocalStorage.bind(work) : work;

export const withSpan: Tracer["span"] = (name, kind, attributes, work) =>
  isWatched() ? watchedSpan(name, kind, attributes, work) : work(unheard);

const watchedSpan: Tracer["span"] = async (name, kind, attributes, work) => {
  const timing = timings.getStore();
  const began = uptime();
  try {
    return await (tracer ? tracer.span(name, kind, attributes, work) : work(unheard));
  } finally {
    // A span of kind "server" is the whole request. Its time is already in the total and in the request's log line.
    if (kind !== "server") noteSpan(name, uptime() - began, timing);
  }
};

const unheard: Note = () => {};

function noteSpan(name: string, ms: number, timing: Timing | undefined): void {
  timing?.add(name, ms);
  if (logs("debug")) log("debug", { event: "span", id: timing?.id, name, ms: tenths(ms) });
}

/** Runs a statement and measures its time. */
export async function tracedStatement<T>(sql: string, run: () => Promise<T>): Promise<T> {
  const timing = timings.getStore();
  const began = uptime();
  try {
    const result = await run();
    noteStatement({ sql, ms: uptime() - began }, timing);
    return result;
  } catch (error) {
    noteStatement({ sql, ms: uptime() - began, error }, timing);
    throw error;
  }
}

function noteStatement(statement: Statement, timing: Timing | undefined): void {
  const { sql, ms } = statement;
  tracer?.statement(statement);
  timing?.add(database, ms);
  if (logs("debug")) log("debug", { event: "statement", id: timing?.id, sql: statementText(sql), ms: tenths(ms) });
}

const tenths = (ms: number) => Math.round(ms * 10) / 10;

export async function endTracing(): Promise<void> {
  await tracer?.close();
  tracer = undefined;
}
