import { href } from "@site/ground/site-map/links.ts";
import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Toaster } from "#site/ui/controls/Toaster.tsx";
import { OtherLanguage } from "#site/ui/layout/OtherLanguage.tsx";
import { ThemeToggle } from "#site/ui/layout/ThemeToggle.tsx";
import { LogoMark } from "#site/ui/primitives/Logo.tsx";
import { Account } from "./Account.tsx";
import { Navigation } from "./Navigation.tsx";

import type { FrameData } from "./types.ts";
import { useNotices } from "./useNotices.ts";
import { usePushed } from "./usePushed.ts";
import { useUncounted } from "./useUncounted.ts";
import { useUndone } from "./useUndone.ts";

/** The frame of the office. The navigation is in the bar at the top; on a phone it is at the bottom, near the thumb. */
export function Frame({
  staff: colleague,
  rights,
  company,
  dead,
  notices,
  editor,
  mailbox,
  children,
}: FrameData & { children: ReactNode }) {
  const t = useT();
  const language = useLanguage();
  useNotices(notices);
  useUncounted();
  usePushed();
  useUndone();
  const moving = useNavigation().state !== "idle";
  return (
    <div data-busy={moving ? "" : undefined} className="office flex min-h-dvh flex-col">
      <a href="#content" className="skip">
        {t("skip")}
      </a>
      <header className="sticky top-0 z-40 border-b border-line bg-raised" data-print="no">
        <div className="flex h-14 items-center gap-1 px-3 sm:px-5">
          <a href={href("/", language)} className="flex min-h-11 items-center gap-2.5 pe-4">
            <LogoMark size={30} />
            <span className="text-sm font-semibold whitespace-nowrap md:max-lg:sr-only">{company}</span>
          </a>
          <Navigation rights={rights} mailbox={mailbox} dead={dead} />
          <div className="ms-auto flex items-center">
            <OtherLanguage />
            <ThemeToggle />
            <Account staff={colleague} rights={rights} editor={editor} />
          </div>
        </div>
        <Toaster label={t("form.notices")} close={t("form.close")} />
      </header>
      <main id="content" tabIndex={-1} className="flex-1 px-3 pt-6 pb-24 sm:px-5 md:pb-12">
        {children}
      </main>
    </div>
  );
}
