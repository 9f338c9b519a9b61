import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSheet } from "./sheet.ts";

type Props = {
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
  item: { box: "rounded-xl border border-line bg-surface", head: "px-4 py-2", body: "border-t border-line p-4" },
};

/** A collapsible section that opens by itself if a field in it is refused. */
export function Collapsible({ title, note, paths, open = false, level = "section", children }: Props) {
  const { opened } = useSheet();
  const isRefused = opened.problems.some(({ field }) => paths.some((path) => path.test(field)));
  const [isOpen, setOpen] = useState(open || isRefused);
  const ref = useRef<HTMLDetailsElement>(null);
  // The visitor may have opened it before hydration.
  useEffect(() => {
    if (ref.current?.open) setOpen(true);
  }, []);
  useEffect(() => {
    if (isRefused) setOpen(true);
  }, [isRefused]);
  const { box, head, body } = looks[level];
  return (
    <details ref={ref} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className={`${box}`}>
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
      <div className={body}>{children}</div>
    </details>
  );
}
