import type { Tracer } from "./tracer.ts";

/** Off, and its module not even loaded, unless OTEL_EXPORTER_OTLP_ENDPOINT is set (docs/operations.md). */
let tracer: Tracer | undefined;

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

export const traced: Tracer["span"] = (name, kind, attributes, work) =>
  tracer ? tracer.span(name, kind, attributes, work) : work(() => {});

/** For Kysely; undefined while nothing is traced. */
export const queryLog = () => tracer?.query;

export async function endTracing(): Promise<void> {
  await tracer?.close();
  tracer = undefined;
}
