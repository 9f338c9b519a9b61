import type { ReactNode } from "react";

type Props = {
  label: string;
  modes: readonly { id: string; name: string; href: string }[];
  current: string;
  children?: ReactNode;
};

/**
 * The look of the chosen mode. In forced-colours mode it uses the system's colours for a selection, because the browser replaces our colours
 * there.
 */
const chosen =
  "bg-brand text-surface forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none";

/** Links that switch between the modes of a calculator. Plain links work without JavaScript. */
export const ModeNav = ({ label, modes, current, children }: Props) => (
  <nav aria-label={label} data-print="no" className="mx-auto max-w-xl px-5 pt-10">
    <ul className="inline-flex rounded-full border border-line bg-raised p-1">
      {modes.map(({ id, name, href }) => (
        <li key={id}>
          <a
            href={href}
            rel="nofollow"
            aria-current={id === current ? "page" : undefined}
            className={`btn min-h-11 px-5 text-sm ${id === current ? chosen : "text-soft hover:text-brand"}`}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
    {children}
  </nav>
);
