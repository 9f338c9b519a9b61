import { createContext, use } from "react";
import { useT } from "#site/i18n/t.ts";
import type { Words } from "../cooling-load/words.ts";
import type { Say } from "../kit/frame/say.ts";
import type { KindNames } from "./list/room-names.ts";

interface Frame {
  say: Say<Words>;
  /** The names of the kinds of room in both languages. */
  kinds: readonly KindNames[];
}
export const ProjectContext = createContext<Frame | undefined>(undefined);

export function useFrame(): Frame {
  const frame = use(ProjectContext);
  if (!frame) throw new Error("Outside of a project");
  return frame;
}

/** Returns the function that gives the words of this page. */
export const useWords = () => useT("project");
