import { usePage } from "./life.ts";

type Props = { source: string; confidence?: "high" | "medium" | "low" };

/** Where a figure comes from, and how sure it is. */
export function Source({ source, confidence }: Props) {
  const { shared } = usePage().say;
  return (
    <span className="text-xs text-soft">
      {shared.source} <bdi>{source}</bdi>
      {confidence && ` (${shared.confidence[confidence]})`}
    </span>
  );
}
