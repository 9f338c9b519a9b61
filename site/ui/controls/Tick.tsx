import type { ReactNode } from "react";

/** A checkbox that the page never ticks in advance. */
export function Tick({ name, ticked, children }: { name: string; ticked?: boolean; children: ReactNode }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5 text-sm">
      <input type="checkbox" name={name} defaultChecked={ticked} />
      <span>{children}</span>
    </label>
  );
}
