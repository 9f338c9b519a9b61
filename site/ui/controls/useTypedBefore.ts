import { useEffect, useRef } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * For a controlled field of a page that the server rendered. What was typed before its script had loaded is only in the field, and React would
 * replace it by its own value at the next change of any field.
 */
export function useTypedBefore<Field extends Control>(value: string | undefined, take: (field: Field) => void) {
  const ref = useRef<Field>(null);
  const first = useRef({ value, take });
  useEffect(() => {
    const field = ref.current;
    const { value: rendered, take: give } = first.current;
    // A field without a value from React keeps its own.
    if (field && rendered !== undefined && field.value !== rendered) give(field);
  }, []);
  return ref;
}
