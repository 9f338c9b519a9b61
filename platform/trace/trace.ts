import { AsyncLocalStorage } from "node:async_hooks";
import { log, logs } from "#platform/process/log.ts";
import { statementText } from "./statement-name.ts";
import { database, type Timing } from "./timing.ts";
import type { Note, Statement, Tracer } from "./tracer.ts";

/** Off, and its module not even loaded, unless OTEL_EXPORTER_OTLP_ENDPOINT is set (docs/timing.md). */
let tracer: Tracer | undefined;

/** This is on globalThis, because in development the module that begins a request is not the same copy as the one that renders it. */
const shared: typeof globalThis & { windtowerTimings?: AsyncLocalStorage<Timing> } = globalThis;
shared.windtowerTimings ??= new AsyncLocalStorage();
const timings = shared.windtowerTimings;

interface Given {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  OTEL_EXPORTER_OTLP_HEADERS?: string;
  OTEL_TRACES_SAMPLER_ARG: number;
}

export async function startTracing(given: Given): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = given;
  if (!endpoint) return;
  const { createTracer } = await import("./otlp.ts");
  tracer = createTracer({ endpoint, headers, share: given.OTEL_TRACES_SAMPLER_ARG });
}

/** Does the work of one request, and notes in `timing`, if there is one, where its time goes. */
export const timedBy = <T>(timing: Timing | undefined, work: () => T): T =>
  timing ? timings.run(timing, work) : work();

/** Allows the answer to this request to say where its time went, because a colleague has shown who they are. */
export function showTiming(): void {
  const timing = timings.getStore();
  if (timing) timing.isShown = true;
}

/**
 * True if somebody wants to know how long things take: a request that is timed, a collector, or the log. If nobody does, this question is all that it
 * costs.
 */
export const isWatched = (): boolean => timings.getStore() !== undefined || tracer !== undefined || logs("debug");

/** Wraps work so that its time belongs to the request that asks for it now, even if another request begins it later. */
export const forThisRequest = <A extends unknown[], T>(work: (...given: A) => T): ((...given: A) => T) =>
  timings.getStore() ? AsyncLocalStorage.bind(work) : work;

export const withSpan: Tracer["span"] = (name, kind, attributes, work) =>
  isWatched() ? watchedSpan(name, kind, attributes, work) : work(unheard);

const watchedSpan: Tracer["span"] = async (name, kind, attributes, work) => {
  const timing = timings.getStore();
  const began = performance.now();
  try {
    return await (tracer ? tracer.span(name, kind, attributes, work) : work(unheard));
  } finally {
    // The span of a request is not noted: its total and its line in the log say the same.
    if (kind !== "server") noteSpan(name, performance.now() - began, timing);
  }
};

const unheard: Note = () => {};

function noteSpan(name: string, ms: number, timing: Timing | undefined): void {
  timing?.add(name, ms);
  if (logs("debug")) log("debug", { event: "span", id: timing?.id, name, ms: tenths(ms) });
}

/** Runs a statement and measures it. */
export async function tracedStatement<T>(sql: string, run: () => Promise<T>): Promise<T> {
  const timing = timings.getStore();
  const began = performance.now();
  try {
    const result = await run();
    noteStatement({ sql, ms: performance.now() - began }, timing);
    return result;
  } catch (error) {
    noteStatement({ sql, ms: performance.now() - began, error }, timing);
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
