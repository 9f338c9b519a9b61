import { ModeNav } from "../kit/frame/ModeNav.tsx";
import { type ModeId, modeIds, modeName } from "./modes.ts";

type Props = { mode: ModeId; path: string; words: Record<"label" | ModeId, string> };

/** The two modes ask different questions, so neither takes over what was typed in the other. */
export const Modes = ({ mode, path, words }: Props) => (
  <ModeNav
    label={words.label}
    current={mode}
    modes={modeIds.map((id) => ({ id, name: words[id], href: id === "tree" ? `${path}?${modeName}=${id}` : path }))}
  />
);
