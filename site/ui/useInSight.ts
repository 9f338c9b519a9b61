import { useEffect, useRef } from "react";

/** Scrolls to the sentence that explains a refusal. On a phone this sentence may be far above the button that was pressed. */
export function useInSight<T extends HTMLElement>(problem: unknown) {
  const sentence = useRef<T>(null);
  useEffect(() => {
    if (problem) sentence.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);
  return sentence;
}
