import {
  CalendarDays,
  ChartColumn,
  ChartSpline,
  FileUser,
  Inbox,
  type LucideIcon,
  Mailbox,
  Send,
  Users,
} from "lucide-react";
import { NavLink } from "react-router";
import { useLanguage, useT } from "#app/i18n/t.ts";
import { href } from "#app/site/links.ts";
import type { PageId } from "#app/site/pages.ts";
import type { FrameData } from "./types.ts";

type Frame = Pick<FrameData, "rights" | "mailbox">;
type Name = "inbox" | "dashboard" | "analytics" | "messages" | "visits" | "applications" | "team" | "mailbox";
type Entry = { to: PageId; name: Name; right: Frame["rights"][number]; Drawing: LucideIcon };

const entries: Entry[] = [
  { to: "/admin", name: "inbox", right: "leads", Drawing: Inbox },
  { to: "/admin/dashboard", name: "dashboard", right: "leads", Drawing: ChartColumn },
  { to: "/admin/analytics", name: "analytics", right: "analytics", Drawing: ChartSpline },
  { to: "/admin/visits", name: "visits", right: "visits", Drawing: CalendarDays },
  { to: "/admin/messages", name: "messages", right: "leads.change", Drawing: Send },
  { to: "/admin/applications", name: "applications", right: "applications", Drawing: FileUser },
  { to: "/mailbox", name: "mailbox", right: "mailbox", Drawing: Mailbox },
  { to: "/admin/team", name: "team", right: "team", Drawing: Users },
];

/** The pages that a colleague may open. */
const openTo = ({ rights, mailbox }: Frame) =>
  entries.filter(({ name, right }) => rights.includes(right) && (name !== "mailbox" || mailbox));

const look =
  "flex items-center gap-2 rounded-lg text-soft smooth hover:text-ink aria-[current=page]:text-brand " +
  "max-md:min-h-14 max-md:flex-1 max-md:flex-col max-md:justify-center max-md:gap-0.5 max-md:text-center max-md:text-[0.625rem] " +
  "md:min-h-10 md:px-3 md:text-sm md:font-semibold md:hover:bg-sand md:aria-[current=page]:bg-brand-tint";

/** How many messages need somebody. */
function Unsent({ count }: { count: number }) {
  const t = useT("staff");
  return (
    <span className="rounded-full bg-danger max-md:absolute max-md:-mt-1 max-md:ms-8 px-1.5 text-xs font-semibold text-surface tabular-nums">
      {count}
      <span className="sr-only"> {t("nav.unsent")}</span>
    </span>
  );
}

export function Navigation(props: Frame & Pick<FrameData, "dead">) {
  const t = useT("staff");
  const language = useLanguage();
  return (
    <nav
      aria-label={t("nav.label")}
      className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-line max-md:bg-raised"
    >
      <ul className="flex md:gap-1">
        {openTo(props).map(({ to, name, Drawing }) => (
          <li key={name} className="max-md:flex max-md:flex-1">
            <NavLink to={href(to, language)} end={to === "/admin"} reloadDocument={name === "mailbox"} className={look}>
              <Drawing size={18} aria-hidden />
              {t(`nav.${name}`)}
              {name === "messages" && props.dead > 0 && <Unsent count={props.dead} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
