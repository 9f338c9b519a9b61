import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { useT } from "#site/i18n/t.ts";
import { ContactBar } from "./ContactBar.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";

/** The parts of every page: skip link, header, footer, and how to contact us. */
export function PageFrame({ children }: { children: ReactNode }) {
  const t = useT();
  const moving = useNavigation().state !== "idle";
  return (
    <div data-busy={moving ? "" : undefined} className="flex min-h-dvh flex-col">
      <a href="#content" className="skip">
        {t("skip")}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
      <ContactBar />
    </div>
  );
}
