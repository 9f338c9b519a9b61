import { useNavigate } from "react-router";
import { useKeys } from "../shared/useKeys.ts";
import type { Neighbours } from "./useNeighbours.ts";

const press = (name: string) => document.querySelector<HTMLElement>(`[data-key=${name}]`)?.click();
const focus = (name: string) => document.querySelector<HTMLElement>(`[data-key=${name}]`)?.focus();

/** Handles the keyboard shortcuts of the lead's page. */
export function useLeadKeys({ list, previous, next, state, onHelp }: Neighbours & { onHelp: () => void }) {
  const navigate = useNavigate();
  const go = (to: string | undefined) => to && void navigate(to, { state });
  useKeys({
    j: () => go(next),
    k: () => go(previous),
    b: () => go(list),
    r: () => press("mail"),
    n: () => press("note"),
    e: () => focus("status"),
    a: () => focus("assign"),
    u: () => press("unread"),
    "?": onHelp,
  });
}
