import { ModeNav } from "../kit/frame/ModeNav.tsx";
import { type ModeId, modeIds, modeName } from "./modes.ts";
import type { Words } from "./words.ts";

type Props = {
  mode: ModeId;
  path: string;
  /** The query with all entered values, which each link contains. */
  query: string;
  words: Words["mode"];
};

/** Switches between quick mode and engineer mode, and keeps all entered values. Plain links work without JavaScript. */
export function ModeLinks({ mode, path, query, words }: Props) {
  const to = (other: ModeId) => {
    const said = new URLSearchParams(query);
    if (other === "engineer") said.set(modeName, other);
    else said.delete(modeName);
    return `${path}${said.size > 0 ? `?${said}` : ""}`;
  };
  return (
    <ModeNav label={words.label} current={mode} modes={modeIds.map((id) => ({ id, name: words[id], href: to(id) }))}>
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
