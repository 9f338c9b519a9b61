import { useEffect, useState } from "react";
import { busy } from "#site/ui/busy.ts";
import { Button } from "#site/ui/primitives/Button.tsx";
import type { AnyCalculation } from "./calculation-context.ts";
import { hasSession, isNameless, isOpenToAll, tokenOf } from "./session.ts";

type Outcome = "saved" | "full" | "saveFailed";

/**
 * A button that saves the calculation. It is shown to signed-in visitors. The page is prerendered, so only the browser recognises them. If
 * AUTH_ANONYMOUS is on, the button is shown to all visitors, and the first press opens a session without an email address.
 */
export function SaveButton({ calculation }: { calculation: AnyCalculation }) {
  const { given: props, query, say, slug, stale } = calculation;
  const { actions } = say.shared;
  const address = `${props.path}?${query}`;
  const [who, setWho] = useState<"nobody" | "nameless" | "account">("nobody");
  const [saved, setSaved] = useState<{ address: string; outcome: Outcome }>();
  useEffect(() => {
    const show = () => setWho(isNameless() ? "nameless" : "account");
    if (hasSession()) show();
    else void isOpenToAll().then((isOpen) => isOpen && show());
  }, []);
  if (who === "nobody") return null;
  const isNew = who === "nameless";
  const outcome = saved?.address === address ? saved.outcome : undefined;

  async function save() {
    const title = `${props.name}: ${calculation.answer()}`.slice(0, 120);
    const kept = await busy(keep({ kind: slug, title, address }));
    if (kept !== "signIn") return setSaved({ address, outcome: kept });
    // The sign-in page renews the session and sends the visitor back here. If the session has ended, the visitor has to sign in first.
    location.assign(`${props.signIn}?next=${encodeURIComponent(address)}`);
  }
  return (
    <>
      <Button look="quiet" className="!px-3" disabled={stale || outcome === "saved"} onClick={save}>
        {isNew ? actions.keep : outcome === "saved" ? actions.saved : actions.save}
      </Button>
      <span role="status" className="self-center text-sm text-soft">
        {outcome && outcome !== "saved" && actions[outcome]}
        {outcome === "saved" && isNew && (
          <>
            {actions.keptFor}{" "}
            <a href={props.account} className="text-brand underline">
              {actions.addEmail}
            </a>
          </>
        )}
      </span>
    </>
  );
}

async function keep(calculation: Record<string, string>): Promise<Outcome | "signIn"> {
  try {
    if (!hasSession()) await (await import("./anonymous.ts")).signInAnonymously();
    const token = tokenOf();
    if (!token) return "signIn";
    const headers = { authorization: `Bearer ${token}` };
    const body = new URLSearchParams(calculation);
    const { status } = await fetch("/api/account/calculations", { method: "POST", body, headers });
    if (status === 401) return "signIn";
    return status === 201 ? "saved" : status === 409 ? "full" : "saveFailed";
  } catch {
    return "saveFailed";
  }
}
