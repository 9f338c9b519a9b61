import { ModeNav } from "../frame/ModeNav.tsx";
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
    <ModeNav
      label={words.label}
      current={mode}
      modes={(["quick", "engineer"] as const).map((id) => ({ id, name: words[id], href: to(id) }))}
    >
      {mode === "engineer" && (
        <a
          href={`${path}/project?${query}`}
          rel="nofollow"
          className="ms-4 inline-flex min-h-11 items-center text-sm font-semibold text-brand underline"
        >
          {words.project}
        </a>
      )}
    </ModeNav>
  );
}
