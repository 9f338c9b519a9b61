import type { ReactNode } from "react";
import { OtherLanguage } from "#site/ui/layout/OtherLanguage.tsx";
import { ThemeToggle } from "#site/ui/layout/ThemeToggle.tsx";
import { LogoMark } from "#site/ui/primitives/Logo.tsx";

/** The layout of the office's pages before sign-in. */
export function SignedOutFrame({ company, children }: { company?: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col items-center px-4 py-6">
      <header className="flex w-full max-w-md items-center">
        <LogoMark size={32} />
        <span className="ms-2.5 me-auto font-semibold">{company}</span>
        <OtherLanguage />
        <ThemeToggle />
      </header>
      <main className="card mt-8 w-full max-w-md shadow-card sm:p-8">{children}</main>
    </div>
  );
}
