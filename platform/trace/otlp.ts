import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes, randomShare } from "#platform/machine/chance.ts";
import { currentTime, uptime } from "#platform/machine/time.ts";
import { startInterval, timeoutSignal } from "#platform/machine/timers.ts";
import { log } from "#platform/process/log.ts";
import { codeOf } from "#platform/process/start-error.ts";
import { statementName } from "./statement-name.ts";
import type { Attributes, Note, Statement, Tracer } from "./tracer.ts";

interface Options {
  endpoint: string;
  /** The value of OTEL_EXPORTER_OTLP_HEADERS: `name=value,name=value`, percent-encoded. */
  headers?: string;
  /** The share of all traces that is sent, from 0 to 1. */
  share: number;
}

/** The trace and the parent of a new span; null in a trace that is not sent. */
type Place = { trace: string; parent?: string } | null;

/** The largest number of spans that wait to be sent. More are dropped, because an unreachable collector must not fill the memory. */
const most = 2048;
const batch = 512;
const pause = 5000;
const kinds = { internal: 1, server: 2, client: 3 } as const;

/**
 * Sends spans in the format OTLP, as JSON over HTTP (https://opentelemetry.io/docs/specs/otlp/). It does not use the OpenTelemetry
 * packages; docs/timing.md says why.
 */
export function createTracer({ endpoint, headers, share }: Options): Tracer {
  const places = new AsyncLocalStorage<Place>();
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const allHeaders = { ...headersOf(headers), "content-type": "application/json" };
  const waiting: object[] = [];
  let dropped = 0;
  let sending: Promise<boolean> | undefined;

  const add = (span: object) => {
    if (waiting.length >= most) dropped += 1;
    else waiting.push(span);
    if (waiting.length >= batch) void flush();
  };
  /** Sends a batch. Returns whether the collector accepted it. */
  const send = async () => {
    const spans = waiting.splice(0, batch);
    if (spans.length === 0) return true;
    try {
      const answer = await fetch(url, {
        method: "POST",
        headers: allHeaders,
        body: JSON.stringify(requestOf(spans)),
        redirect: "error",
        signal: timeoutSignal(10_000),
      });
      await answer.body?.cancel();
      if (!answer.ok) log("warn", { event: "traces-refused", status: answer.status, count: spans.length });
      return answer.ok;
    } catch (error) {
      log("warn", { event: "traces-not-sent", code: codeOf(error), count: spans.length + dropped });
      dropped = 0;
      return false;
    }
  };
  /** Sends one batch at a time. Until the batch has arrived, new spans wait. */
  const flush = () => {
    sending ??= send().finally(() => {
      sending = undefined;
    });
    return sending;
  };
  const timer = startInterval(pause, flush).unref();
  const chosen = (): Place => (randomShare() < share ? { trace: id(16) } : null);

  return {
    async span(name, kind, attributes, work) {
      const around = places.getStore();
      const place = around === undefined ? chosen() : around;
      if (place === null) return places.run(null, () => work(() => {}));
      const own = id(8);
      const begun = nanoseconds();
      const all = { ...attributes };
      const note: Note = (more) => void Object.assign(all, more);
      let failed = false;
      try {
        return await places.run({ trace: place.trace, parent: own }, () => work(note));
      } catch (error) {
        failed = true;
        note({ "error.type": errorType(error) });
        throw error;
      } finally {
        add(spanOf({ ...place, own, name, kind: kinds[kind], begun, ended: nanoseconds(), attributes: all, failed }));
      }
    },
    statement({ sql, ms, error }: Statement) {
      const place = places.getStore();
      // A statement outside a trace comes from the outbox, which looks for messages every few seconds. It is not recorded.
      if (!place) return;
      const name = statementName(sql);
      const ended = nanoseconds();
      const begun = ended - BigInt(Math.round(ms * 1e6));
      const failed = error !== undefined;
      const attributes: Attributes = failed ? { "error.type": errorType(error) } : {};
      add(spanOf({ ...place, own: id(8), name, kind: kinds.client, begun, ended, attributes, failed }));
    },
    async close() {
      timer.cancel();
      // If the collector did not accept a batch, the remaining batches are not sent, because that would only delay the end of the process.
      let isThere = (await sending) ?? true;
      while (isThere && waiting.length > 0) isThere = await flush();
    },
  };
}

const id = (bytes: number) => randomBytes(bytes).toString("hex");

/** Returns the type of an error: its code or its class. Never the message, which may quote what a visitor wrote. */
function errorType(error: unknown): string {
  const code = codeOf(error);
  return code === "unknown" && error instanceof Error ? error.constructor.name : code;
}

const steady = () => BigInt(Math.round(uptime() * 1e6));
const offset = BigInt(currentTime()) * 1_000_000n - steady();
const nanoseconds = () => steady() + offset;

interface Span {
  trace: string;
  parent?: string;
  own: string;
  name: string;
  kind: number;
  begun: bigint;
  ended: bigint;
  attributes: Attributes;
  failed: boolean;
}

const spanOf = ({ trace, parent, own, name, kind, begun, ended, attributes, failed }: Span) => ({
  traceId: trace,
  spanId: own,
  ...(parent && { parentSpanId: parent }),
  name,
  kind,
  startTimeUnixNano: String(begun),
  endTimeUnixNano: String(ended),
  attributes: valuesOf(attributes),
  status: failed ? { code: 2 } : {},
});

const valuesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === "number" ? { doubleValue: value } : { stringValue: value },
  }));

const requestOf = (spans: object[]) => ({
  resourceSpans: [
    {
      resource: { attributes: valuesOf({ "service.name": "windtower", "process.pid": process.pid }) },
      scopeSpans: [{ scope: { name: "windtower" }, spans }],
    },
  ],
});

const headersOf = (text = "") =>
  Object.fromEntries(
    text
      .split(",")
      .map((pair) => pair.split(/=(.*)/s, 2).map((part) => decodeURIComponent(part.trim())))
      .filter(([name, value]) => name && value),
  );
