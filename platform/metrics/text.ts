/** The content type of the Prometheus text format, version 0.0.4. */
export const contentType = "text/plain; version=0.0.4; charset=utf-8";

type Labels = Record<string, string>;
export type Sample = readonly [labels: Labels, value: number, suffix?: string];
export interface Metric {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  samples: readonly Sample[];
}

export const gauge = (name: string, help: string, value: number | undefined): Metric => ({
  name,
  help,
  type: "gauge",
  samples: value === undefined ? [] : [[{}, value]],
});

/** Writes the metrics as text. A metric without a sample has an unknown value, and is left out completely. */
export const textOf = (metrics: readonly Metric[]): string =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(([labels, value, suffix = ""]) => `${name}${suffix}${braces(labels)} ${value}`),
        "",
      ].join("\n"),
    )
    .join("");

function braces(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs}}` : "";
}

const escaped = (value: string) => value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
