import { ModeNav } from "../kit/frame/ModeNav.tsx";
import { type ModeId, modeIds, modeName } from "./modes.ts";

type Props = { mode: ModeId; path: string; words: Record<"label" | ModeId, string> };

/** Switches between the two modes. They ask different questions, so no mode takes over the values that were typed in the other. */
export const Modes = ({ mode, path, words }: Props) => (
  <ModeNav
    label={words.label}
    current={mode}
    modes={modeIds.map((id) => ({ id, name: words[id], href: id === "tree" ? `${path}?${modeName}=${id}` : path }))}
  />
);
