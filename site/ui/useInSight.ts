import { useEffect, useRef } from "react";

/** Brings the sentence about a refusal into sight: on a phone it may stand far above the button that was pressed. */
export function useInSight<T extends HTMLElement>(problem: unknown) {
  const sentence = useRef<T>(null);
  useEffect(() => {
    if (problem) sentence.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);
  return sentence;
}
