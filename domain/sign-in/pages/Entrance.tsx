import type { ReactNode } from "react";
import { EntranceFrame } from "./EntranceFrame.tsx";

type Props = { title: string; text?: ReactNode; children?: ReactNode; foot?: ReactNode };

/**
 * The layout of every sign-in page: title, form, and links to other pages. The form is hidden without JavaScript, because a password that
 * is sent without it would reach nothing that handles it.
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

/** A message that appears only after a short delay. A fast response therefore causes no flicker. */
export function WaitingMessage({ children }: { children: string }) {
  return (
    <p role="status" className="late text-soft noscript:hidden">
      {children}
    </p>
  );
}
