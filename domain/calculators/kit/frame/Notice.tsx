import type { ReactNode } from "react";

const tones = { plain: "bg-brand-tint", warning: "border border-accent-deep bg-raised" };

/** A remark that visitors should read before they use the figures. */
export function Notice({ tone = "plain", children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return <div className={`rounded-xl p-4 text-sm ${tones[tone]}`}>{children}</div>;
}
