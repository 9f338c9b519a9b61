import { usePage } from "./calculation-context.ts";

type Props = { source: string; confidence?: "high" | "medium" | "low" };

/** Shows the source of a figure, and its confidence. */
export function Source({ source, confidence }: Props) {
  const { shared } = usePage().say;
  return (
    <span className="text-xs text-soft">
      {shared.source} <bdi>{source}</bdi>
      {confidence && ` (${shared.confidence[confidence]})`}
    </span>
  );
}
