import { type ComponentProps, type ReactNode, useEffect, useEffectEvent } from "react";
import { useT } from "#site/i18n/t.ts";
import { Spinner } from "#site/ui/controls/Spinner.tsx";
import { Button } from "#site/ui/primitives/Button.tsx";
import { useHydrated } from "#site/ui/useHydrated.ts";
import { useAuth } from "./AuthProvider.tsx";
import { assure } from "./assure.ts";
import { isDeclined, type Problem } from "./problems.ts";

/** Returns a function that turns a problem into a sentence. */
export function useSay() {
  const t = useT("auth");
  return ({ key, count }: Problem): string => t(`problems.${key}`, { count });
}

/**
 * Shows a problem. The element is rendered even while it is empty, so that screen readers announce a new problem. If the server says that
 * the session has ended, it ends in this browser too, and the page redirects to sign-in.
 */
export function Trouble({ problem, children }: { problem?: Problem; children?: ReactNode }) {
  const say = useSay();
  const { auth } = useAuth();
  const isOut = problem?.key === "sessionGone";
  const signOut = useEffectEvent(() => assure(auth()));
  useEffect(() => {
    if (isOut) void signOut();
  }, [isOut]);
  return (
    <div
      role="alert"
      className={`rounded-xl border p-4 text-sm empty:hidden ${isDeclined(problem) ? "border-line bg-brand-tint" : "border-danger font-semibold text-danger"}`}
    >
      {problem && (
        <>
          {say(problem)}
          {children}
        </>
      )}
    </div>
  );
}

export function StatusMessage({ children }: { children?: ReactNode }) {
  return (
    <p role="status" className="rounded-xl bg-brand-tint p-4 text-sm font-semibold empty:hidden">
      {children}
    </p>
  );
}

type SendProps = ComponentProps<typeof Button> & { busy: boolean; wide?: boolean };

/** The button that sends a form. It is not disabled while busy, because a disabled button loses the focus. */
export function Send({ busy, children, wide = true, ...button }: SendProps) {
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      size={wide ? "lg" : "md"}
      disabled={!hydrated}
      aria-disabled={busy || undefined}
      className={`disabled:!opacity-100 aria-disabled:opacity-70 ${wide ? "w-full" : ""}`}
      {...button}
    >
      {busy && <Spinner />}
      {children}
    </Button>
  );
}
