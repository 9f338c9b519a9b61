import { useEffect, useEffectEvent, useState } from "react";
import type { QuotationFormProps } from "./types.ts";
import type { LeadForm } from "./useLeadForm.ts";

const shared = ["service", "place"];

/**
 * Handles the calculation that the page's address contains: /quotation?service=…&place=…&calculation=… The server has already filled in the
 * service and the place, which the visitor may change.
 */
export function usePrefill({ ref, restored }: LeadForm, { asked: prefill }: QuotationFormProps, cameBack?: string) {
  const mine = prefill?.calculation;
  const [calculation, setCalculation] = useState(cameBack ?? mine?.text ?? "");
  const [topic, setTopic] = useState("");
  const follow = () =>
    setTopic(topicOf(ref.current) + (mine && calculation ? `&calculation=${encodeURIComponent(mine.address)}` : ""));

  const read = useEffectEvent((draft: LeadForm["restored"]) => {
    const query = [...new URLSearchParams(location.search)];
    const handedOver =
      mine?.text ?? [...query, ...(draft?.fields ?? [])].find(([name]) => name === "calculation")?.[1] ?? "";
    if (isResult(handedOver)) setCalculation(handedOver);
    follow();
  });
  useEffect(() => read(restored), [restored]);

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

/** Returns the values of some fields as a part of a query, for the link to WhatsApp. */
function topicOf(form: HTMLFormElement | null): string {
  const all = form ? new FormData(form) : new FormData();
  return shared.map((name) => (all.get(name) ? `&${name}=${all.get(name)}` : "")).join("");
}
