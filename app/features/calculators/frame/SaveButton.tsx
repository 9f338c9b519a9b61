import { useEffect, useState } from "react";
import { busy } from "#app/ui/busy.ts";
import { Button } from "#app/ui/primitives/Button.tsx";
import { useCalculation } from "./calculation-context.ts";
import { hasSession, tokenOf } from "./session.ts";

type Outcome = "saved" | "full" | "saveFailed";

/** Shown only to signed-in visitors, which only the browser can know on a prerendered page. */
export function SaveButton() {
  const { given, query, say, calculator, input, result, stale } = useCalculation();
  const { actions } = say.shared;
  const address = `${given.path}?${query}`;
  const [isKnown, setIsKnown] = useState(false);
  const [saved, setSaved] = useState<{ address: string; outcome: Outcome }>();
  useEffect(() => setIsKnown(hasSession()), []);
  if (!isKnown) return null;
  const outcome = saved?.address === address ? saved.outcome : undefined;

  async function save() {
    const title = `${given.name}: ${calculator.answer(input, result, say)}`.slice(0, 120);
    const kept = await busy(keep({ kind: calculator.slug, title, address }));
    if (kept !== "signIn") return setSaved({ address, outcome: kept });
    // That page refreshes the session and leads back, unless the session is over.
    location.assign(`${given.signIn}?next=${encodeURIComponent(address)}`);
  }
  return (
    <>
      <Button look="quiet" className="!px-3" disabled={stale || outcome === "saved"} onClick={save}>
        {outcome === "saved" ? actions.saved : actions.save}
      </Button>
      <span role="status" className="self-center text-sm text-soft">
        {outcome && outcome !== "saved" && actions[outcome]}
      </span>
    </>
  );
}

async function keep(calculation: Record<string, string>): Promise<Outcome | "signIn"> {
  const token = tokenOf();
  if (!token) return "signIn";
  const headers = { authorization: `Bearer ${token}` };
  const body = new URLSearchParams(calculation);
  try {
    const { status } = await fetch("/api/account/calculations", { method: "POST", body, headers });
    if (status === 401) return "signIn";
    return status === 201 ? "saved" : status === 409 ? "full" : "saveFailed";
  } catch {
    return "saveFailed";
  }
}
