import { href } from "@site/ground/site-map/links.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import {
  CalendarDays,
  ChartColumn,
  ChartSpline,
  ContactRound,
  Ellipsis,
  FileSignature,
  FileUser,
  Inbox,
  type LucideIcon,
  Mailbox,
  ReceiptText,
  Send,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { NavLink, useLocation } from "react-router";
import { useLanguage, useT } from "#site/i18n/t.ts";
import type { FrameData } from "./types.ts";

type Frame = Pick<FrameData, "rights" | "mailbox">;
type Name = keyof typeof drawings;
type Entry = { to: PageId; name: Name; right: Frame["rights"][number] };

const drawings = {
  inbox: Inbox,
  visits: CalendarDays,
  quotations: ReceiptText,
  people: ContactRound,
  contracts: FileSignature,
  dashboard: ChartColumn,
  messages: Send,
  analytics: ChartSpline,
  applications: FileUser,
  mailbox: Mailbox,
  colleagues: Users,
} satisfies Record<string, LucideIcon>;

/** The entries of the navigation, with the most used ones first. The bar shows the first of them, and *More* shows the rest. */
const entries: Entry[] = [
  { to: "/admin", name: "inbox", right: "leads" },
  { to: "/admin/visits", name: "visits", right: "visits" },
  { to: "/admin/quotations", name: "quotations", right: "leads" },
  { to: "/admin/people", name: "people", right: "leads" },
  { to: "/admin/contracts", name: "contracts", right: "leads" },
  { to: "/admin/dashboard", name: "dashboard", right: "leads" },
  { to: "/admin/messages", name: "messages", right: "leads.change" },
  { to: "/admin/analytics", name: "analytics", right: "analytics" },
  { to: "/admin/applications", name: "applications", right: "applications" },
  { to: "/mailbox", name: "mailbox", right: "mailbox" },
  { to: "/admin/colleagues", name: "colleagues", right: "colleagues" },
];

/** The number of places in the bar. On a phone *More* takes one of the places; on a desktop it is an additional one. */
const [onPhone, onDesk] = [5, 6];

/** Returns the entries that a colleague may open. */
const openTo = ({ rights, mailbox }: Frame) =>
  entries.filter(({ name, right }) => rights.includes(right) && (name !== "mailbox" || mailbox));

const look =
  "flex items-center gap-2 rounded-lg text-soft smooth hover:text-ink aria-[current]:text-brand " +
  "max-md:min-h-14 max-md:min-w-11 max-md:flex-1 max-md:flex-col max-md:justify-center max-md:gap-0.5 max-md:text-center max-md:text-xs " +
  "md:min-h-10 md:px-2 xl:px-3 md:text-sm md:font-semibold md:hover:bg-sand md:aria-[current]:bg-brand-tint";

const lookInMore =
  "flex min-h-11 items-center gap-3 rounded-lg px-3 text-sm font-semibold text-soft smooth hover:bg-sand hover:text-ink aria-[current]:bg-brand-tint aria-[current]:text-brand";

/** The number of messages that could not be sent. */
function Unsent({ count, className }: { count: number; className: string }) {
  const t = useT("colleagues");
  return (
    <span className={`rounded-full bg-danger px-1.5 text-xs font-semibold text-surface tabular-nums ${className}`}>
      {count}
      <span className="sr-only"> {t("nav.unsent")}</span>
    </span>
  );
}

const onIcon = "max-md:absolute max-md:-mt-1 max-md:ms-8";

export function Navigation({ dead, ...frame }: Frame & Pick<FrameData, "dead">) {
  const t = useT("colleagues");
  const open = openTo(frame);
  const shown = open.length > onPhone ? onPhone - 1 : onPhone;
  const link = (entry: Entry, look: string, unsent: string) => (
    <EntryLink entry={entry} look={look} unsent={entry.name === "messages" && dead > 0 ? dead : 0} on={unsent} />
  );
  return (
    <nav
      aria-label={t("nav.label")}
      className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-line max-md:bg-raised"
    >
      <ul className="flex xl:gap-1">
        {open.slice(0, onDesk).map((entry, n) => (
          <li key={entry.name} className={n < shown ? "max-md:flex max-md:flex-1" : "max-md:hidden"}>
            {link(entry, look, onIcon)}
          </li>
        ))}
        {open.length > shown && (
          <li className={`max-md:flex max-md:flex-1 ${open.length > onDesk ? "" : "md:hidden"}`}>
            <More entries={open.slice(shown)} besideAtDesk={onDesk - shown} dead={dead}>
              {open.slice(shown).map((entry, n) => (
                <li key={entry.name} className={shown + n < onDesk ? "md:hidden" : ""}>
                  {link(entry, lookInMore, "ms-auto")}
                </li>
              ))}
            </More>
          </li>
        )}
      </ul>
    </nav>
  );
}

type LinkProps = { entry: Entry; look: string; unsent: number; on: string };

function EntryLink({ entry: { to, name }, look, unsent, on }: LinkProps) {
  const t = useT("colleagues");
  const Drawing = drawings[name];
  return (
    <NavLink
      to={href(to, useLanguage())}
      end={to === "/admin"}
      reloadDocument={name === "mailbox"}
      className={look}
      onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
    >
      <Drawing size={18} aria-hidden className={look === lookInMore ? "" : "md:max-xl:hidden"} />
      {t(`nav.${name}`)}
      {unsent > 0 && <Unsent count={unsent} className={on} />}
    </NavLink>
  );
}

type MoreProps = { entries: readonly Entry[]; besideAtDesk: number; dead: number; children: ReactNode };

/** The menu with the rest of the entries. It works without a script. */
function More({ entries: rest, besideAtDesk, dead, children }: MoreProps) {
  const t = useT("colleagues");
  const language = useLanguage();
  const { pathname } = useLocation();
  const here = rest.findIndex(({ to }) => pathname.startsWith(href(to, language)));
  /** On a desktop the first `besideAtDesk` entries are in the bar. If the current page is one of them, *More* is not highlighted there. */
  const atDesk = here < besideAtDesk ? "md:!bg-transparent md:!text-soft" : "";
  const unsent = rest.some(({ name }) => name === "messages") ? dead : 0;
  return (
    <>
      <button
        type="button"
        popoverTarget="more"
        aria-current={here >= 0 || undefined}
        className={`w-full ${look} ${atDesk}`}
      >
        <Ellipsis size={18} aria-hidden className="md:max-xl:hidden" />
        {t("nav.more")}
        {unsent > 0 && <Unsent count={unsent} className={onIcon} />}
      </button>
      <ul
        popover="auto"
        id="more"
        className="card fixed start-auto end-3 w-64 !p-2 text-ink shadow-card max-md:top-auto max-md:bottom-16 md:top-14 md:supports-[position-area:end]:inset-auto md:supports-[position-area:end]:[position-area:block-end_span-inline-end]"
      >
        {children}
      </ul>
    </>
  );
}
