import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

/** A hint for an element that already has an accessible name. */
export function Tooltip({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content sideOffset={4} className="z-50 rounded-lg bg-navy px-3 py-1.5 text-sm text-on-navy shadow-card">
          {hint}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
