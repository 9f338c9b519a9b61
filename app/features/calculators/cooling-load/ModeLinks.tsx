import type { Words } from "./words.ts";

export type Mode = "quick" | "engineer";
export const modeName = "mode";
export const isEngineer = (query: string) => new URLSearchParams(query).get(modeName) === "engineer";

type Props = {
  mode: Mode;
  path: string /** The query of the entered values, which the link carries. */;
  query: string;
  words: Words["mode"];
};

/** Switches the mode and keeps everything entered; plain links, which need no script. */
export function ModeLinks({ mode, path, query, words }: Props) {
  const to = (other: Mode) => {
    const said = new URLSearchParams(query);
    if (other === "engineer") said.set(modeName, other);
    else said.delete(modeName);
    return `${path}${said.size > 0 ? `?${said}` : ""}`;
  };
  return (
    <nav aria-label={words.label} data-print="no" className="mx-auto max-w-xl px-5 pt-10">
      <ul className="inline-flex rounded-full border border-line bg-raised p-1">
        {(["quick", "engineer"] as const).map((one) => (
          <li key={one}>
            <a
              href={to(one)}
              rel="nofollow"
              aria-current={one === mode ? "page" : undefined}
              className={`btn min-h-11 px-5 text-sm ${one === mode ? "bg-brand text-surface" : "text-soft hover:text-brand"}`}
            >
              {words[one]}
            </a>
          </li>
        ))}
      </ul>
      {mode === "engineer" && (
        <a
          href={`${path}/project?${query}`}
          rel="nofollow"
          className="ms-4 inline-flex min-h-11 items-center text-sm font-semibold text-brand underline"
        >
          {words.project}
        </a>
      )}
    </nav>
  );
}
