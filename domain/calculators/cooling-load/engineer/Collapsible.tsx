import { type ReactNode, useEffect, useRef, useState } from "react";
import { ActionButton } from "./ListButtons.tsx";
import { useSheet } from "./sheet.ts";

type Props = {
  /**
   * If the id is set, the fields of the section are in the form only while the section is open or was requested. A building has hundreds of
   * fields.
   */
  id?: string;
  title: ReactNode;
  /** A summary next to the title. */
  note?: ReactNode;
  /** Paths of the fields inside: the section opens if one of them is refused. */
  paths: readonly RegExp[];
  open?: boolean;
  level?: "section" | "item";
  children: ReactNode;
};

const looks = {
  section: { box: "border-t border-line", head: "py-3.5", body: "pb-6" },
  item: {
    box: "rounded-xl border border-line bg-surface",
    head: "px-3 py-2 sm:px-4",
    body: "border-t border-line p-3 sm:p-4",
  },
};

/** A collapsible section that opens by itself if a field in it is refused. */
export function Collapsible({ id, title, note, paths, open = false, level = "section", children }: Props) {
  const { opened, seen, say } = useSheet();
  const isRefused = opened.problems.some(({ field }) => paths.some((path) => path.test(field)));
  const isAsked = isRefused || (id !== undefined && seen.includes(id));
  const [isOpen, setOpen] = useState(open || isAsked);
  const ref = useRef<HTMLDetailsElement>(null);
  // The visitor may have opened the section before hydration.
  useEffect(() => {
    if (ref.current?.open) setOpen(true);
  }, []);
  useEffect(() => {
    if (isAsked) setOpen(true);
  }, [isAsked]);
  const { box, head, body } = looks[level];
  return (
    <details
      ref={ref}
      id={id && `part-${id}`}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={box}
    >
      <summary
        className={`flex min-h-11 cursor-pointer list-none items-center gap-3 ${head} [&::-webkit-details-marker]:hidden`}
      >
        <svg
          aria-hidden
          viewBox="0 0 24 24"
          className="i size-4 shrink-0 text-soft onward smooth [details[open]>summary>&]:rotate-0"
        >
          <path d="m6 9 6 6 6-6" />
        </svg>
        <span className={`min-w-0 font-semibold ${level === "item" ? "shrink-0" : "flex-1"}`}>{title}</span>
        {isRefused && <span aria-hidden className="size-2 shrink-0 rounded-full bg-danger" />}
        {note && <span className="min-w-0 flex-1 text-end text-xs text-soft">{note}</span>}
      </summary>
      <div className={body}>
        {isOpen || !id ? children : <ActionButton action={`see:${id}`}>{say.words.engineer.see}</ActionButton>}
      </div>
    </details>
  );
}
