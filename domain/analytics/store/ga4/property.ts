import { type Env, env } from "#platform/process/env.ts";

type Settings = Pick<Env, "GA4_MEASUREMENT_ID" | "GA4_API_SECRET" | "GA4_ENDPOINT">;
type Path = "/mp/collect" | "/debug/mp/collect";

export const isGa4Set = ({ GA4_MEASUREMENT_ID: id }: Settings = env()): boolean => id !== undefined;

/**
 * Returns the URL to which events are sent, or null if Google Analytics is not set up. The URL contains the secret, so it must never be
 * logged.
 */
export function ga4Address(path: Path, settings: Settings = env()): string | null {
  const { GA4_MEASUREMENT_ID: id, GA4_API_SECRET: secret, GA4_ENDPOINT: endpoint } = settings;
  if (!id || !secret) return null;
  const query = new URLSearchParams({ measurement_id: id, api_secret: secret });
  return `${new URL(path, endpoint)}?${query}`;
}
