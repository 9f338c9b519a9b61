import { useEffect, useState } from "react";
import { fill } from "./fields.ts";
import type { LeadForm } from "./useLeadForm.ts";

const chosen = ["service", "place"];

/**
 * What the address says of the wish: /quote?service=…&place=…&calculation=… The document is the same for everybody, so it is
 * the form, once awake, that reads it.
 */
export function usePrefill({ ref, restored }: LeadForm, cameBack = "") {
  const [calculation, setCalculation] = useState(cameBack);
  const [topic, setTopic] = useState("");
  const follow = () => setTopic(topicOf(ref.current));

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form wakes, and when a draft was put back
  useEffect(() => {
    const query = [...new URLSearchParams(location.search)];
    if (ref.current)
      fill(
        ref.current,
        query.filter(([name]) => chosen.includes(name)),
      );
    const brought = [...query, ...(restored?.fields ?? [])].find(([name]) => name === "calculation")?.[1] ?? "";
    if (isResult(brought)) setCalculation(brought);
    follow();
  }, [restored]);

  const empty = () => {
    setCalculation("");
    follow();
  };
  return { topic, calculation, follow, empty };
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
