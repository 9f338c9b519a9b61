import { useEffect, useState } from "react";
import { controlNamed, fill } from "./fields.ts";
import type { QuoteProps } from "./types.ts";
import type { LeadForm } from "./useLeadForm.ts";

const chosen = ["service", "place"] as const;

/**
 * What the address says of the wish: /quote?service=…&place=…&calculation=… The server has read it already, but for a
 * result that came as JSON; a draft gives way to a calculator's answer and to what it is asked for.
 */
export function usePrefill({ ref, restored }: LeadForm, { asked }: QuoteProps, cameBack?: string) {
  const mine = asked?.calculation;
  const [calculation, setCalculation] = useState(cameBack ?? mine?.text ?? "");
  const [topic, setTopic] = useState("");
  const follow = () =>
    setTopic(topicOf(ref.current) + (mine && calculation ? `&calculation=${encodeURIComponent(mine.address)}` : ""));

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form wakes, and when a draft was put back
  useEffect(() => {
    const query = [...new URLSearchParams(location.search)];
    if (ref.current)
      fill(
        ref.current,
        query.filter(([name]) => chosen.some((one) => one === name)),
      );
    if (mine) for (const name of chosen) choose(controlNamed(ref.current, name), asked[name]);
    const brought =
      mine?.text ?? [...query, ...(restored?.fields ?? [])].find(([name]) => name === "calculation")?.[1] ?? "";
    if (isResult(brought)) setCalculation(brought);
    follow();
  }, [restored]);

  const empty = () => {
    setCalculation("");
    follow();
  };
  return { topic, calculation, follow, empty };
}

function choose(control: HTMLElement | undefined, value: string | undefined) {
  if (value && control instanceof HTMLSelectElement) control.value = value;
}

function isResult(text: string): boolean {
  try {
    return text.length <= 8192 && typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}

/** As the WhatsApp link carries it on. */
function topicOf(form: HTMLFormElement | null): string {
  const all = form ? new FormData(form) : new FormData();
  return chosen.map((name) => (all.get(name) ? `&${name}=${all.get(name)}` : "")).join("");
}
