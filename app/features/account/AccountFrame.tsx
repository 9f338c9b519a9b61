import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { NavLink, useLocation, useNavigate } from "react-router";
import { useAuth } from "#app/features/auth/AuthProvider.tsx";
import { Waiting } from "#app/features/auth/Entrance.tsx";
import { NoScript } from "#app/features/auth/EntranceFrame.tsx";
import { withNext } from "#app/features/auth/next.ts";
import { Trouble } from "#app/features/auth/Parts.tsx";
import { Address } from "#app/features/auth/Words.tsx";
import { useLanguage, useT } from "#app/i18n/t.ts";
import { href } from "#app/site/links.ts";
import { Button } from "#app/ui/primitives/Button.tsx";
import { isLeaving, useSignOut } from "./useSignOut.ts";

const pages = ["requests", "calculations", "profile", "security", "data"] as const;

/** What surrounds every page of the account. Inside, somebody is signed in, with the second step where there is one. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const t = useT("account");
  const { user } = useAuth();
  const language = useLanguage();
  const signOut = useSignOut();
  const isStaff = ["owner", "agent"].includes(user?.app_metadata.role);
  return (
    <>
      <div className="border-b border-line bg-sand" data-print="no">
        <div className="mx-auto max-w-xl px-5 pt-8">
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="text-xl font-semibold">{t("title")}</p>
            {user && (
              <p className="flex flex-wrap items-center gap-x-4 text-sm text-soft">
                <span className="max-sm:hidden">{Address(user.email ?? "")}</span>
                {isStaff && (
                  <a href={href("/admin", language)} className="py-2 font-semibold text-brand underline">
                    {t("office")}
                  </a>
                )}
                <Button look="outline" onClick={() => signOut("local")}>
                  {t("signOut")}
                </Button>
              </p>
            )}
          </div>
          <Tabs />
        </div>
      </div>
      <div className="mx-auto max-w-xl px-5 py-10 md:py-14">
        <NoScript />
        <Inside>{children}</Inside>
      </div>
    </>
  );
}

function Tabs() {
  const t = useT("account");
  const home = href("/account", useLanguage());
  const { pathname } = useLocation();
  const inRequests = pathname.startsWith(`${home}/requests/`);
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the page that is open may lie beyond the edge
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  return (
    <nav aria-label={t("nav.label")} className="-mx-5 mt-4 overflow-x-auto px-5">
      <ul ref={list} className="flex gap-5 sm:gap-6">
        {pages.map((page) => (
          <li key={page}>
            <NavLink
              to={page === "requests" ? home : `${home}/${page}`}
              end
              className={({ isActive }) =>
                `block border-b-4 py-3 text-sm font-semibold whitespace-nowrap smooth ${isActive || (inRequests && page === "requests") ? "border-brand" : "border-transparent text-soft hover:text-ink"}`
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

function Inside({ children }: { children: ReactNode }) {
  const t = useT("account");
  const wait = useT("auth")("wait");
  const { unreachable } = useAuth();
  const isIn = useGate();
  if (unreachable)
    return (
      <div className="grid max-w-md gap-4">
        <Trouble problem={{ key: "offline" }} />
        <Button look="outline" className="justify-self-start" onClick={() => location.reload()}>
          {t("again")}
        </Button>
      </div>
    );
  return isIn ? children : <Waiting>{wait}</Waiting>;
}

/** Leads whoever is not signed in, or not far enough, to where that is done; and forgets what the one before has seen. */
function useGate(): boolean {
  const { loading, unreachable, user, session, auth } = useAuth();
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [checked, setChecked] = useState<string>();
  const id = user?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the person changes
  useEffect(() => () => queries.clear(), [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with every session, not with every page
  useEffect(() => {
    if (loading || unreachable) return;
    const goTo = (page: "/sign-in" | "/second-factor") =>
      navigate(withNext(page, language, pathname + search), { replace: true });
    if (!session) return isLeaving() ? undefined : void goTo("/sign-in");
    void auth()
      .mfa.getAuthenticatorAssuranceLevel()
      .then(({ data }) => (data && data.nextLevel !== data.currentLevel ? goTo("/second-factor") : setChecked(id)));
  }, [loading, unreachable, session?.access_token]);
  return user !== null && checked === id;
}
