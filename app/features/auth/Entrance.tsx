import type { ReactNode } from "react";
import { EntranceFrame } from "./EntranceFrame.tsx";

type Props = { title: string; text?: ReactNode; children?: ReactNode; foot?: ReactNode };

/**
 * What every page on the way in looks like: what it is for, its form, and where else one could go. Without a script
 * nothing of it would work, and a form would post its password in vain.
 */
export function Entrance({ title, text, children, foot }: Props) {
  return (
    <EntranceFrame>
      <h1 className="text-3xl">{title}</h1>
      {text && <p className="mt-3 text-soft">{text}</p>}
      {children && <div className="mt-8 grid gap-5 noscript:hidden">{children}</div>}
      {foot && <div className="mt-8 border-t border-line pt-6 text-sm text-soft noscript:hidden">{foot}</div>}
    </EntranceFrame>
  );
}

/** Appears only when it takes longer than a moment, so that nothing flickers. */
export function Waiting({ children }: { children: string }) {
  return (
    <p role="status" className="late text-soft noscript:hidden">
      {children}
    </p>
  );
}
