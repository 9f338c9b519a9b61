import { roles } from "@site/ground/company/roles.ts";
import { href } from "@site/ground/site-map/links.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { Address, NoScript, Trouble, useAuth, WaitingMessage } from "#domain/sign-in/index.ts";
import { useLanguage, useT } from "#site/i18n/t.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import { AnonymousAccount } from "./AnonymousAccount.tsx";
import { useGate } from "./useGate.ts";
import { useSignOut } from "./useSignOut.ts";

const pages = ["enquiries", "calculations", "projects", "profile", "security", "data"] as const;

/** The layout of every account page. Its children are shown only after sign-in, and after the second step if the account has one. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const t = useT("account");
  const { user } = useAuth();
  const language = useLanguage();
  const signOut = useSignOut();
  const isIn = useGate();
  const isOfOffice = roles.some((role) => role === user?.app_metadata.role);
  return (
    <>
      <div className="border-b border-line bg-sand" data-print="no">
        <div className="mx-auto max-w-xl px-5 pt-8">
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="text-xl font-semibold">{t("title")}</p>
            {isIn && (
              <p className="flex flex-wrap items-center gap-x-4 text-sm text-soft">
                <span className="max-sm:hidden">{Address(user?.email ?? "")}</span>
                {isOfOffice && (
                  <a href={href("/admin", language)} className="py-2 font-semibold text-brand underline">
                    {t("office")}
                  </a>
                )}
                {!user?.is_anonymous && (
                  <Button look="outline" onClick={() => signOut("local")}>
                    {t("signOut")}
                  </Button>
                )}
              </p>
            )}
          </div>
          {user?.is_anonymous ? <div className="pb-6" /> : <Tabs />}
        </div>
      </div>
      <div className="mx-auto max-w-xl px-5 py-10 md:py-14">
        <NoScript />
        <Inside isIn={isIn}>{user?.is_anonymous ? <AnonymousAccount /> : children}</Inside>
      </div>
    </>
  );
}

function Tabs() {
  const t = useT("account");
  const home = href("/account", useLanguage());
  const { pathname } = useLocation();
  const inEnquiries = pathname.startsWith(`${home}/enquiries/`);
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone, the link of the open page may be beyond the edge
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  return (
    <nav aria-label={t("nav.label")} className="-mx-5 mt-4 overflow-x-auto px-5 noscript:hidden">
      <ul ref={list} className="flex gap-5 sm:gap-6">
        {pages.map((page) => (
          <li key={page}>
            <NavLink
              to={page === "enquiries" ? home : `${home}/${page}`}
              end
              className={({ isActive }) =>
                `block border-b-4 py-3 text-sm font-semibold whitespace-nowrap smooth ${isActive || (inEnquiries && page === "enquiries") ? "border-brand" : "border-transparent text-soft hover:text-ink"}`
              }
            >
              {t(`nav.${page}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Inside({ isIn, children }: { isIn: boolean; children: ReactNode }) {
  const t = useT("account");
  const wait = useT("auth")("wait");
  const { unreachable } = useAuth();
  if (unreachable)
    return (
      <div className="grid max-w-md gap-4">
        <Trouble problem={{ key: "offline" }} />
        <Button look="outline" className="justify-self-start" onClick={() => location.reload()}>
          {t("again")}
        </Button>
      </div>
    );
  return isIn ? children : <WaitingMessage>{wait}</WaitingMessage>;
}
