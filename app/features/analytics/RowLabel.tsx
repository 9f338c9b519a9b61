import type { Row } from "./types.ts";

/** Paths and hosts read from left to right; a path of ours opens. */
export function RowLabel({ row: { label, ltr, href } }: { row: Row }) {
  const text = <bdi dir={ltr ? "ltr" : undefined}>{label || "–"}</bdi>;
  return href ? (
    <a href={href} className="block wrap-anywhere underline-offset-4 hover:underline">
      {text}
    </a>
  ) : (
    <span className="block wrap-anywhere">{text}</span>
  );
}
